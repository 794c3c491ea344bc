import { LAW_DETAILS_COPY } from '~/content/copy/law-details.ts';
import { telephoneLink } from '~/domain/shared/telephone.ts';
import type { HelpContact } from '~/domain/law/legal-help.ts';
import { NewTabLink } from '~/ui/NewTabLink.tsx';

/** Real services that a renter can call: the attorney list of specification §2 with decision D10. */
export function LegalHelpList({ heading, contacts }: { heading: string; contacts: readonly HelpContact[] }) {
  return (
    <section aria-labelledby="legal-help-heading">
      <h3 id="legal-help-heading" className="text-2xl">
        {heading}
      </h3>
      <p className="mt-2 text-muted">{LAW_DETAILS_COPY.legalHelp.introduction}</p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {contacts.map((contact) => (
          <li key={contact.name} className="rounded-md border border-line bg-surface p-5">
            <p className="font-semibold">
              <NewTabLink href={contact.url}>{contact.name}</NewTabLink>
            </p>
            <p className="mt-1 text-sm text-muted">{contact.specialty}</p>
            {contact.phone !== null && (
              <p className="mt-2">
                <a className="inline-flex min-h-11 items-center link" href={telephoneLink(contact.phone)}>
                  {contact.phone}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
