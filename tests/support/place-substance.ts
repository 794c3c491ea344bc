import { EVICTION_COURTS } from '#data/courts.ts';
import { LEGAL_HELP } from '#data/help.ts';
import { RENTER_PROTECTIONS, sealingLaw } from '#data/laws.ts';
import { COUNTY_RENTS, TOWN_RENTS } from '#data/rents.ts';
import { evictionCourt, placeCourt } from '#domain/law/court-directory.ts';
import { legalHelpFor, legalHelpOf } from '#domain/law/legal-help.ts';
import { cityProtections, stateProtections } from '#domain/law/renter-protection.ts';
import { rentsAt } from '#domain/places/rents.ts';
import type { SitePlace, Substance } from '#domain/places/site-place.ts';
import { surroundings } from '#domain/places/surroundings.ts';

/** Minimum number of neighbours that count as substance. */
const NEIGHBOURS = 3;

/**
 * Which kinds of original content the page of a place has: facts about its county, town or state, nothing about the
 * business.
 */
export function placeSubstance(site: SitePlace): Substance {
  const { place, county, state } = site;
  const code = state.abbreviation;
  const courts = EVICTION_COURTS[code];
  const court = placeCourt(courts, place.geonameId) ?? evictionCourt(courts, county.name);
  const { default: statewide, finder } = legalHelpOf(LEGAL_HELP, code);
  const help = legalHelpFor(LEGAL_HELP, code, county.name);
  return {
    court: court?.decidedBy === null,
    rents: rentsAt(COUNTY_RENTS, TOWN_RENTS, place) !== null,
    protections:
      stateProtections(RENTER_PROTECTIONS, code).length > 0 ||
      cityProtections(RENTER_PROTECTIONS, place.geonameId).length > 0,
    help: help.some((contact) => !statewide.includes(contact) && contact !== finder),
    law: sealingLaw(code).remedies.length > 0,
    surroundings: surroundings(site).length >= NEIGHBOURS,
  };
}
