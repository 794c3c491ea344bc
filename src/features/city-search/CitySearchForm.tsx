import { CITY_SEARCH_COPY } from '~/content/words/en/city-search.ts';
import { JURISDICTIONS } from '~/domain/places/jurisdiction.ts';
import { RENTAL_ISSUE_LABELS, RENTAL_ISSUES } from '~/domain/places/rental-issue.ts';
import { Button } from '~/ui/Button.tsx';
import { Select, TextInput } from '~/ui/controls.tsx';
import { Field } from '~/ui/Field.tsx';
import { SEARCH } from '~/ui/icon-paths.ts';

const COPY = CITY_SEARCH_COPY;
const STATES = JURISDICTIONS.map(({ code, name }) => ({ value: code, label: name }));
const ISSUES = RENTAL_ISSUES.map((issue) => ({ value: issue, label: RENTAL_ISSUE_LABELS[issue] }));

/**
 * Which city, which state, and what is in the way. Drawn at build time; city-search-client.ts sends it. Without
 * scripts it leads to the list of all locations.
 */
export function CitySearchForm() {
  return (
    <form action="/locations/" method="get" data-part="city-search" className="grid gap-5 sm:grid-cols-2">
      <div className="relative">
        <Field id="search-city" name="city" label={COPY.city}>
          <TextInput autoComplete="address-level2" maxLength={80} dir="auto" />
        </Field>
        {/* Filled by city-suggestions-client.ts once somebody types. */}
        <ul
          data-suggestions=""
          aria-label={CITY_SEARCH_COPY.suggestions}
          hidden
          className="absolute inset-x-0 top-full z-10 mt-2 overflow-hidden rounded-md border border-line bg-surface lift"
        />
        <p data-suggestions-status="" role="status" className="sr-only" />
      </div>
      <Field id="search-state" name="state" label={COPY.state}>
        <Select options={STATES} placeholder={COPY.statePlaceholder} autoComplete="address-level1" />
      </Field>
      <Field id="search-issue" name="issue" label={COPY.issue} optional>
        <Select options={ISSUES} placeholder={COPY.issuePlaceholder} />
      </Field>
      <div className="flex items-end">
        <Button type="submit" look="secondary" icon={SEARCH} wide>
          {COPY.submit}
        </Button>
      </div>
    </form>
  );
}
