import { dueHazardReminder, type HazardReminder, hazardReminderFromHour } from '@fireline/domain/alarm';
import { addDays, type Day, dayAt, hourMs, startOfDay } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import { anyId } from '../../lib/db/anyOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { sendHazardReminders } from '../../message/reminding/hazards.ts';
import { insertTrack } from './store.ts';

/** What the job is called in logs and metrics. */
export const hazardRemindersJob = 'reminders of hazards';
const hazardsPerRound = 200;
/** So many characters of names stand in the track. */
const receiverChars = 128;

/** Hazards after that one whose due day is near or has passed, held; another gateway takes others. */
const candidates = (tx: Tx, today: Day, after: number) =>
  tx
    .selectFrom('hazard')
    .select(['hazardId', 'rentId', 'state', 'dueOn', 'remindedOn'])
    .where('hazardId', '>', after)
    .where('state', '=', 'inProgress')
    .where('dueOn', '<=', addDays(today, 1))
    .where((eb) => eb.or([eb('remindedOn', 'is', null), eb('remindedOn', '<>', today)]))
    .orderBy('hazardId')
    .limit(hazardsPerRound)
    .forUpdate()
    .skipLocked()
    .execute();

/** Names up to a length, and how many more there are. */
function namesIn(receivers: readonly string[]): string {
  const names = receivers.filter((name) => name !== '').join('、');
  return names.length <= receiverChars ? names : `${names.slice(0, receiverChars - 1)}…`;
}

/**
 * Reminds of hazards, once for each stage, from a morning hour on: a day before the due day, and each day overdue. A hazard for which nobody
 * can be reached is tried again.
 * @returns how many hazards were reminded of
 * @spec ALM-13 MSG-06
 */
export async function remindOfHazards(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const nowMs = clock();
  const now = new Date(nowMs).toISOString();
  const today = dayAt(nowMs);
  if (nowMs - startOfDay(today) < hazardReminderFromHour * hourMs) return 0;
  let reminded = 0;
  for (let after = 0; !isStopped();) {
    const found = await transact(database, async (work) => {
      const hazards = await candidates(work.tx, today, after);
      for (const [rentId, own] of Map.groupBy(hazards, (hazard) => hazard.rentId)) {
        const due = new Map<number, HazardReminder>();
        for (const { hazardId, state, dueOn, remindedOn } of own) {
          const stage = dueHazardReminder({ state, dueDay: dueOn, remindedDay: remindedOn }, today);
          if (stage) due.set(hazardId, stage);
        }
        const sent = await sendHazardReminders(work, rentId, due, now);
        const hazardIds = [...sent.keys()];
        await work.tx
          .updateTable('hazard')
          .set({ remindedOn: today })
          .where('hazardId', '=', anyId(hazardIds))
          .execute();
        for (const [hazardId, { receivers }] of sent)
          await insertTrack(work.tx, { hazardId, at: now, event: 'reminded', by: '', receiver: namesIn(receivers) });
        reminded += hazardIds.length;
      }
      return hazards;
    });
    if (found.length < hazardsPerRound) break;
    after = found.at(-1)?.hazardId ?? after;
  }
  return reminded;
}
