import type { ReadCounts } from '../store/ports.ts';
import type { WriteAudit } from './audit-log.ts';
import { passwordAgain, type ShowPeople } from './guard.ts';

/** Records that an account may read within an hour before it is asked for the password again. */
const MOST_READ = 200;
const HOUR_MS = 3_600_000;

interface ReadLimitPorts {
  readonly reads: ReadCounts;
  readonly clock: () => Date;
  readonly writeAudit: WriteAudit;
}

/**
 * Limits the reading of many records: an account that reads more than {@link MOST_READ} different ones within an hour is
 * asked for the password, in case somebody else is using its session, and the audit log gets one entry with the number.
 * A record counts once, however often it is loaded. Each login has its own count, so typing the password resets it.
 */
export function readLimit({ reads, clock, writeAudit }: ReadLimitPorts): ShowPeople {
  return async (ids, context) => {
    if (ids.length === 0) return undefined;
    const hour = Math.floor(clock().getTime() / HOUR_MS);
    const { account, at } = context.admin;
    const { before, after } = await reads.add(
      `${account}_${at.getTime()}_${hour}`,
      ids,
      new Date((hour + 1) * HOUR_MS),
    );
    if (after <= MOST_READ) return undefined;
    if (before <= MOST_READ) {
      // The request has an entry of its own, under its id.
      const apart = { ...context, requestId: `${context.requestId}-many` };
      await writeAudit('read-many', apart, { count: after });
    }
    return passwordAgain(
      `You have read the records of more than ${MOST_READ} people in this hour. Type your password to go on.`,
    );
  };
}
