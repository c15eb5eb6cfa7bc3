import { deviceTopic } from '@fireline/api/device';
import { markedDays } from './dueDays.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { settle } from './apply.ts';
import { takeContacts } from '../downlink/reported.ts';
import * as store from './ingestStore.ts';
import { closeRecordsAt } from '../offline/recordStore.ts';
import { type SleptRow, writeSleep } from '../sleep/store.ts';
import { noteFirmware } from '../upgrade/reported.ts';
import type { Refused } from './validate.ts';
import type { Delivery, IngestDeps, TakenDelivery } from './delivery.ts';
import { Recording } from './recording.ts';
import { keptOf } from './rows.ts';
import { type Subjects, subjectsOf } from './subjects.ts';
import { newReports, raiseAlarms, type Turn, turnOf } from './turn.ts';

/** Alarms of one delivery after the other. @returns how many each raised */
async function recordAlarms(
  work: Work,
  rentId: string,
  { drills }: Subjects,
  turns: readonly Turn[],
): Promise<number[]> {
  const isNew = await newReports(work.tx, turns);
  const recording = new Recording(work, rentId);
  const raised: number[] = [];
  for (const turn of turns) {
    await recording.before(turn.touched);
    raiseAlarms(turn, isNew, drills);
    raised.push(recording.add(turn.touched, turn.delivery.now));
  }
  await recording.write();
  return raised;
}

/** The stages of sleep that watches reported. @spec DEV-25 */
const sleptOf = ({ reports }: Turn): SleptRow[] =>
  reports.flatMap(({ subject: { row }, applied: { taken } }) =>
    taken.report.sleep.length > 0 ? [{ deviceId: row.deviceId, segments: taken.report.sleep }] : [],
  );

/** What the devices are now, what they reported, and what of it other parts keep. */
async function write(work: Work, rentId: string, { held }: Subjects, turns: readonly Turn[]): Promise<void> {
  const { tx } = work;
  const changed = [...held.values()];
  for (const subject of changed) settle(subject);
  for (const { updated, delivery } of turns) await noteFirmware(work, rentId, updated, delivery.now);
  await closeRecordsAt(
    tx,
    turns.flatMap(({ woken, delivery: { now } }) => woken.map((deviceId) => ({ deviceId, at: now }))),
  );
  for (const turn of turns) await writeSleep(tx, sleptOf(turn));
  for (const { taken, delivery } of turns) await takeContacts(tx, held, taken, delivery.nowMs);
  const kept = turns.map(({ reports }) => keptOf(reports));
  // what nearly every group writes
  work.last([
    ...store.writtenDevices(
      changed.map(({ device }) => device),
      turns.some(({ updated }) => updated.length > 0),
    ),
    ...store.writtenReports(store.oneForEachInstant(kept.flat())),
    ...markedDays(turns.map(({ delivery: { nowMs } }, at) => ({ nowMs, reports: kept[at] ?? [] }))),
    ...work.telling({ type: 'changed', topic: deviceTopic.name, rentId, ids: changed.map(({ row }) => row.deviceId) }),
  ]);
}

/** Those of the devices that a command waits for, each once. */
const awaitedOf = ({ awaited }: Subjects, reports: Turn['reports']): string[] => {
  const imeis = reports.flatMap(({ subject: { row, device } }) => (awaited.has(row.deviceId) ? [device.imei] : []));
  return [...new Set(imeis)];
};

/**
 * Takes deliveries of one tenant, in their order: the curves, what the devices are now, and the alarms that follow by rule, in one transaction.
 * It leaves what one transaction for each of them would leave. What does not depend on each other is sent at once: what is known of the devices,
 * and what nearly every group writes.
 * @returns what each is answered, in their order
 * @throws where the database cannot take them; then none of them is taken
 * @spec DEV-09 ALM-01 ALM-05
 */
export function takeGroup(deps: IngestDeps, rentId: string, deliveries: readonly Delivery[]): Promise<TakenDelivery[]> {
  return transact(deps.database, async (work) => {
    const subjects = await subjectsOf(work, deps, rentId, deliveries);
    deps.clocks.heardLater([...subjects.held.values()], Math.min(...deliveries.map(({ nowMs }) => nowMs)));
    const turns = deliveries.map((delivery) => turnOf(subjects, delivery));
    const raised = await recordAlarms(work, rentId, subjects, turns);
    await write(work, rentId, subjects, turns);
    const byIndex = (one: Refused, other: Refused) => one.index - other.index;
    return turns.map(({ delivery, taken, refused, leftOut, leftOutCount, reports }, at) => ({
      accepted: taken.length,
      refused: [...delivery.refused, ...refused].toSorted(byIndex),
      refusedCount: delivery.refused.length + refused.length,
      leftOut: leftOut.toSorted(byIndex),
      leftOutCount,
      raised: raised[at] ?? 0,
      awaited: awaitedOf(subjects, reports),
    }));
  });
}
