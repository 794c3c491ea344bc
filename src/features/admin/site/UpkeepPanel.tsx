import { jurisdiction } from '#domain/places/jurisdiction.ts';
import { UPKEEP_KINDS, UPKEEP_NOTICE_DAYS, upkeepLines } from '#domain/upkeep/upkeep.ts';
import { useOffice } from '#features/admin/office.tsx';
import { writtenDay } from '#features/admin/times.ts';

/** What grows old in the content, by kind, and what pages say then: known when the site was built, counted for today. */
export function UpkeepPanel() {
  const { upkeep, today } = useOffice();
  const lines = upkeepLines(upkeep, today);
  return (
    <div className="grid gap-3 text-sm">
      {lines.length === 0 && <p>Nothing is too old, or will be within {UPKEEP_NOTICE_DAYS} days.</p>}
      <ul className="grid gap-3">
        {lines.map(({ kind, count, old, first, states }) => (
          <li key={kind} className="wrap-anywhere">
            <b>
              {count} {UPKEEP_KINDS[kind].name}
            </b>
            {old > 0 && <span className="text-no">, {old === count ? 'all' : old} too old</span>}: from{' '}
            {writtenDay(first)} on, {UPKEEP_KINDS[kind].after}.
            {states.length > 0 && (
              <span className="block text-muted">
                In this order: {states.map((state) => jurisdiction(state).name).join(', ')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-muted">
        As of the last deployment. <code className="whitespace-nowrap">npm run upkeep -- --all</code> lists
        everything, in the order to look at it.
      </p>
    </div>
  );
}
