import type { TriggerMoment } from '@fireline/domain/alarm';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Work } from '../../lib/transact.ts';
import type { ChangingAlarm } from '../track.ts';

/** What gateways call the work of looking at facts when they ring for it. */
export const triggerQueue = 'alarm.triggers';

/** What of the changes may set a rule off: an alarm that was raised, one that was closed. */
const momentsOf = ({ track }: ChangingAlarm): TriggerMoment[] =>
  track.flatMap(({ event, closing }) =>
    event === 'raised'
      ? ['raised']
      : event === 'handled' || (event === 'recovered' && closing !== null)
        ? ['closed']
        : [],
  );

/**
 * Notes what happened to alarms, in the transaction in which it happened; a drill sets nothing off. Rules look at it afterwards, so that a
 * storm pays one insert, and a tenant without rules nothing.
 * @spec ALM-12
 */
export async function noteFacts(
  { tx, tell }: Work,
  rentId: string,
  changes: readonly ChangingAlarm[],
  { at, toldAt }: { readonly at: string; readonly toldAt: string | undefined },
): Promise<void> {
  const facts = changes.flatMap((changing) =>
    changing.alarm.drillId === null
      ? momentsOf(changing).map((moment) => ({
          rentId,
          alarmId: changing.alarm.alarmId,
          moment,
          at,
          // as if a gateway held it until then
          claimedUntil: toldAt ?? null,
        }))
      : [],
  );
  if (facts.length === 0) return;
  const rule = await tx
    .selectFrom('triggerRule')
    .select('triggerId')
    .where('rentId', '=', rentId)
    .where('moment', 'in', [...new Set(facts.map(({ moment }) => moment))])
    .where('isEnabled', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (!rule) return;
  await insertMany(tx, 'triggerFact', facts);
  await tell({ type: 'work', queue: triggerQueue });
}
