import { memo } from 'react';

import type { StoredLead } from '~/domain/inbox/stored-inbox.ts';

import { contactWays } from '../contact-links.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { OddFields } from './OddFields.tsx';
import { Received } from './Received.tsx';
import { RecordCard } from './RecordCard.tsx';
import { RecordFooter } from './RecordFooter.tsx';

/** Who asked to be contacted: a line each where there is room for it. */
export function LeadList({ leads }: { readonly leads: readonly StoredLead[] }) {
  return (
    <ul aria-label="Leads, newest first" className="grid gap-3">
      {leads.map((lead) => (
        <Lead key={lead.id} lead={lead} />
      ))}
    </ul>
  );
}

/** Drawn anew only when the lead is another: a long list stays quick while one of them is worked on. */
const Lead = memo(function Lead({ lead }: { readonly lead: StoredLead }) {
  return (
    <RecordCard id={lead.id} layout="grid gap-x-8 gap-y-1 md:grid-cols-[1fr_auto] md:py-3">
      <ul className="grid justify-items-start gap-x-8 lg:grid-cols-[14rem_1fr]">
        <ContactLinks {...contactWays(lead)} />
      </ul>
      {/* As far from the top as the links, which have room around them for a finger. */}
      <div className="md:pt-0.5">
        <Received at={lead.created_at} />
      </div>
      <div className="mt-1 grid gap-3 border-t border-line pt-3 md:col-span-full">
        <OddFields names={lead.odd_fields} />
        <RecordFooter record={lead} whose={lead.email || lead.phone || 'somebody'} />
      </div>
    </RecordCard>
  );
});
