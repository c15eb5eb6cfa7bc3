import { deviceTopic } from '@fireline/api/device';
import { drillsOf } from '../../alarm/drills/reportDrill.ts';
import { markDays } from '../../analysis/days/due.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { settle } from '../apply.ts';
import { takeContacts } from '../downlink/reported.ts';
import * as store from '../ingestStore.ts';
import { closeRecordsAt } from '../offline/records.ts';
import { type SleptRow, writeSleep } from '../sleep/store.ts';
import { noteFirmware } from '../upgrade/reported.ts';
import { segmentsOf } from '../validate.ts';
import type { Delivery, IngestDeps, IngestReply } from './delivery.ts';
import { Recording } from './recording.ts';
import { keptOf } from './rows.ts';
import { type Located, type Subjects, subjectsOf } from './subjects.ts';
import { newReports, raiseAlarms, type Turn, turnOf } from './turn.ts';

/** The drills that the reports may lie in. */
function drillsAround({ tx }: Work, rentId: string, subjects: Subjects, turns: readonly Turn[]) {
  let [from, to] = ['', ''];
  for (const { taken } of turns) {
    const [first, last] = [taken[0], taken.at(-1)];
    if (first && (from === '' || first.at < from)) from = first.at;
    if (last && last.at > to) to = last.at;
  }
  const drillIds = [...subjects.held.values()].flatMap(({ alarms }) =>
    alarms.flatMap(({ alarm }) => alarm.drillId ?? []),
  );
  return drillsOf(tx, from !== '' && { rentId, from, to, drillIds });
}

/** Alarms of one delivery after the other. @returns how many each raised */
async function recordAlarms(work: Work, rentId: string, subjects: Subjects, turns: readonly Turn[]): Promise<number[]> {
  const drillsAt = await drillsAround(work, rentId, subjects, turns);
  const isNew = await newReports(work.tx, turns);
  const recording = new Recording(work, rentId);
  const raised: number[] = [];
  for (const turn of turns) {
    await recording.before(turn.touched);
    raiseAlarms(turn, isNew, drillsAt);
    raised.push(recording.add(turn.touched, turn.delivery.now));
  }
  await recording.write();
  return raised;
}

/** The stages of sleep that watches reported. @spec DEV-25 */
const sleptOf = ({ reports }: Turn): SleptRow[] =>
  reports.flatMap(({ subject: { row }, applied: { taken } }) =>
    taken.report.sleep.length > 0 ? [{ deviceId: row.deviceId, segments: segmentsOf(taken.report.sleep) }] : [],
  );

/** What the devices are now, what they reported, and what of it other parts keep. */
async function write(work: Work, rentId: string, { held }: Subjects, turns: readonly Turn[]): Promise<void> {
  const { tx } = work;
  const changed = [...held.values()];
  for (const subject of changed) settle(subject);
  await store.writeDevices(
    tx,
    changed.map(({ device }) => device),
    turns.some(({ updated }) => updated.length > 0),
  );
  for (const { updated, delivery } of turns) await noteFirmware(work, rentId, updated, delivery.now);
  await closeRecordsAt(
    tx,
    turns.flatMap(({ woken, delivery: { now } }) => woken.map((deviceId) => ({ deviceId, at: now }))),
  );
  const kept = turns.map(({ reports }) => keptOf(reports));
  await store.writeReports(tx, store.oneForEachInstant(kept.flat()));
  for (const turn of turns) await writeSleep(tx, sleptOf(turn));
  await markDays(
    tx,
    turns.map(({ delivery: { nowMs } }, at) => ({ nowMs, reports: kept[at] ?? [] })),
  );
  for (const { taken, delivery } of turns) await takeContacts(tx, held, taken, delivery.nowMs);
}

const idsOf = (subjects: Iterable<Located>): number[] => [...subjects].map(({ row }) => row.deviceId);

/**
 * Takes deliveries of one tenant, in their order: the curves, what the devices are now, and the alarms that follow by rule, in one transaction.
 * It leaves what one transaction for each of them would leave.
 * @returns what each is answered, in their order
 * @throws where the database cannot take them; then none of them is taken
 * @spec DEV-09 ALM-01 ALM-05
 */
export function takeGroup(deps: IngestDeps, rentId: string, deliveries: readonly Delivery[]): Promise<IngestReply[]> {
  return transact(deps.database, async (work) => {
    const subjects = await subjectsOf(work.tx, rentId, deliveries);
    const nowMs = Math.min(...deliveries.map((delivery) => delivery.nowMs));
    deps.clocks.heardLater([...subjects.held.values()], nowMs);
    const judging = await deps.alarmRules.of(work.tx, rentId, nowMs);
    const turns = deliveries.map((delivery) => turnOf(subjects, delivery, judging));
    const raised = await recordAlarms(work, rentId, subjects, turns);
    await write(work, rentId, subjects, turns);
    const ids = idsOf(subjects.held.values());
    await work.tell({ type: 'changed', topic: deviceTopic.name, rentId, ids });
    return turns.map(({ delivery, taken, refused }, at) => ({
      accepted: taken.length,
      refused: [...delivery.refused, ...refused].toSorted((a, b) => a.index - b.index),
      raised: raised[at] ?? 0,
    }));
  });
}
