import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { PENDING_BILLS, SEALING_LAWS, sealingLaw } from '#data/laws.ts';
import { isOfficialSource, lawName, linkedCitations, sourceSchema } from './source.ts';

/** The official hosts in the data, reviewed one by one: one that is new and looks official fails until it is added. */
const OFFICIAL = [
  'app.leg.wa.gov',
  'assembly.state.ny.us',
  'clevelandhousingcourt.org',
  'code.dccouncil.gov',
  'code.dccouncil.us',
  'courts.delaware.gov',
  'courts.nh.gov',
  'courts.oregon.gov',
  'data.capitol.hawaii.gov',
  'docs.legis.wisconsin.gov',
  'govt.westlaw.com',
  'ilga.gov',
  'isb.idaho.gov',
  'law.lis.virginia.gov',
  'le.utah.gov',
  'leg.colorado.gov',
  'leginfo.legislature.ca.gov',
  'legis.delaware.gov',
  'legislature.idaho.gov',
  'legislature.maine.gov',
  'malegislature.gov',
  'mgaleg.maryland.gov',
  'mncourts.gov',
  'njcourts.gov',
  'nysenate.gov',
  'phila.legistar.com',
  'selfhelp.vacourts.gov',
  'toledomunicipalcourt.org',
  'update.legislature.ne.gov',
  'webserver.rilegislature.gov',
  'www.azcourts.gov',
  'www.azleg.gov',
  'www.cga.ct.gov',
  'www.courts.mo.gov',
  'www.ilga.gov',
  'www.leg.state.nv.us',
  'www.leginfo.ca.gov',
  'www.legis.iowa.gov',
  'www.legislature.mi.gov',
  'www.mass.gov',
  'www.njcourts.gov',
  'www.njleg.state.nj.us',
  'www.nysenate.gov',
  'www.revisor.mn.gov',
  'www.scstatehouse.gov',
  'www.utcourts.gov',
];

it.each(['https://legalclarity.org/a-guide', 'https://www.tenant-rights.com/forms'])(
  'a site that official pages contradict is no source: %s',
  (url) => {
    const read = z.safeParse(sourceSchema, { title: 'A guide', url });
    expect(read.error?.issues[0]?.message).toMatch(/^must not be a site that official pages contradict/u);
    expect(z.safeParse(sourceSchema, { title: 'A court', url: 'https://mncourts.gov/' }).success).toBe(true);
  },
);

const laws = Object.values(SEALING_LAWS);
const addresses = [
  ...PENDING_BILLS.map(({ source }) => source.url),
  ...laws.flatMap((law) => [
    ...law.statute.map(({ url }) => url),
    ...law.sources.map(({ url }) => url),
    ...law.remedies.flatMap((remedy) => [remedy.officialUrl, ...remedy.sources.map(({ url }) => url)]),
  ]),
].filter((address) => address !== null);

describe('every address in the data', () => {
  it('counts as official exactly if its host was reviewed as official', () => {
    expect(addresses.length).toBeGreaterThan(300);
    for (const address of addresses) {
      expect(isOfficialSource(address), address).toBe(OFFICIAL.includes(new URL(address).hostname));
    }
  });
});

describe('an address', () => {
  it.each([
    'https://azleg.gov.example.com/',
    'https://example.com/azleg.gov',
    'https://azleg.gov@example.com/',
    'https://notgov/',
    'https://state.ny.us.example.org/',
    'https://www.example.us/',
    'javascript:alert(1)//azleg.gov',
    'ftp://azleg.gov/',
    'azleg.gov',
    '',
  ])('%j does not count as official', (address) => {
    expect(isOfficialSource(address)).toBe(false);
  });
});

describe('the citations of a law', () => {
  it('are linked if there is an official text, and otherwise only named', () => {
    const links = Object.fromEntries(
      linkedCitations(sealingLaw('OR')).map(({ citation, url }) => [citation, url]),
    );
    expect(links).toEqual({ 'Or. Rev. Stat. §\u00A0105.163': null, 'Or. Rev. Stat. §\u00A0105.164': null });
    expect(linkedCitations(sealingLaw('AZ'))[0]).toMatchObject({
      citation: 'Ariz. Rev. Stat. §\u00A033-1379',
      url: 'https://www.azleg.gov/ars/33/01379.htm',
    });
  });

  it('are complete in every state', () => {
    for (const law of laws) expect(linkedCitations(law)).toHaveLength(law.statute.length);
  });
});

describe('A citation on a narrow line', () => {
  it('keeps a number with what it numbers', () => {
    expect(z.parse(lawName, 'Mass. Gen. Laws ch. 93, § 52(a)(7); ORS 105.164')).toBe(
      'Mass. Gen. Laws ch.\u00A093, §\u00A052(a)(7); ORS\u00A0105.164',
    );
  });
});
