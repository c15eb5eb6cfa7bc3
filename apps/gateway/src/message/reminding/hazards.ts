import { dueIn, type HazardReminder } from '@fireline/domain/alarm';
import { type Day, dayAt } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { recordsOf, wayOf } from '../sending/planning.ts';
import * as store from '../sending/planStore.ts';
import { sendQueue } from '../sending/port.ts';
import { responsibleFor } from './responsible.ts';

/** What messages name of a hazard, and who stands around it. */
const hazardsOf = (tx: Tx, rentId: string, hazardIds: readonly number[]) =>
  tx
    .selectFrom('hazard')
    .leftJoin('place', 'place.placeId', 'hazard.placeId')
    .leftJoin('unit', 'unit.unitId', 'hazard.unitId')
    .leftJoin('maint', 'maint.maintId', 'hazard.maintId')
    .select((eb) => [
      'hazard.rentId',
      'hazard.hazardId',
      'hazard.title',
      'hazard.dueOn',
      'hazard.remindedOn',
      'hazard.responsible',
      'hazard.orgPath',
      'hazard.partnerId',
      'hazard.unitId',
      'hazard.maintId',
      'hazard.placeId',
      eb.fn.coalesce('place.name', sql.lit('')).as('place'),
      eb.fn.coalesce('place.manager', sql.lit('')).as('manager'),
      sql<string>`coalesce(nullif(place.phone, ''), place.mobiles ->> 0, '')`.as('managerPhone'),
      eb.fn.coalesce('unit.name', sql.lit('')).as('unit'),
      eb.fn.coalesce('unit.contact', sql.lit('')).as('unitContact'),
      sql<string>`coalesce(unit.mobiles ->> 0, '')`.as('unitPhone'),
      eb.fn.coalesce('maint.contact', sql.lit('')).as('maintContact'),
      eb.fn.coalesce('maint.phone', sql.lit('')).as('maintPhone'),
    ])
    .where('hazard.rentId', '=', rentId)
    .where('hazard.hazardId', '=', anyId(hazardIds))
    .orderBy('hazard.hazardId')
    .execute();

const notNull = (ids: readonly (number | null)[]): number[] => [...new Set(ids)].filter((id) => id !== null);

/** Messages that cost go once before a due day and once after it; the others for each stage. */
const once: ReadonlySet<string> = new Set(['sms', 'voice']);

/** What goes out of a hazard now. */
export interface SentReminder {
  readonly messages: number;
  readonly receivers: readonly string[];
}

/**
 * Plans the reminders of these hazards, in the transaction that remembers them; the sender delivers them. One person gets one message a channel,
 * hazard and stage, and one SMS and one call before a due day and after it. Why one does not go stands in the records, each reason once, of the
 * day on which its stage began and until the hazard is reminded of: the message itself goes when the reason is gone.
 * @returns what goes out, by hazard; nothing of hazards of which nobody is reached
 * @spec ALM-13 MSG-06
 */
export async function sendHazardReminders(
  { tx, tell }: Work,
  rentId: string,
  due: ReadonlyMap<number, HazardReminder>,
  now: string,
): Promise<ReadonlyMap<number, SentReminder>> {
  const hazards = await hazardsOf(tx, rentId, [...due.keys()]);
  const chains = await store.chainsOf(
    tx,
    hazards.map(({ partnerId }) => partnerId),
  );
  const settings = await store.settingsOf(tx, rentId, [...new Set([...chains.values()].flat())]);
  const people = [
    ...(await store.peopleAt(tx, rentId, {
      places: notNull(hazards.map(({ placeId }) => placeId)),
      units: notNull(hazards.map(({ unitId }) => unitId)),
      maints: notNull(hazards.map(({ maintId }) => maintId)),
      partners: notNull(hazards.map(({ partnerId }) => partnerId)),
    })),
    ...(await responsibleFor(
      tx,
      rentId,
      hazards.map((hazard) => ({ ...hazard, nodeId: hazard.hazardId })),
      chains,
    )),
  ];
  const today: Day = dayAt(Date.parse(now));
  const records = hazards.flatMap((hazard) => {
    const { hazardId, dueOn, remindedOn, title, unit, place, partnerId } = hazard;
    const stage = due.get(hazardId);
    const chain = chains.get(partnerId) ?? [null];
    const trigger = stage?.kind === 'overdue' ? 'hazardOverdue' : 'hazardDue';
    const way = stage && wayOf(trigger, settings, chain);
    if (!stage || !way) return [];
    const { days } = dueIn(dueOn, today);
    const isFirst = stage.kind === 'due' || days === 1 || remindedOn === null;
    const ofDueDay = `${stage.kind} ${dueOn}`;
    return recordsOf({
      trigger,
      way,
      around: { ...hazard, deviceId: null },
      settings,
      chain,
      people,
      now,
      about: (channel, reason) => {
        if (reason !== null) return `hazard:${hazardId}:${ofDueDay}:not ${reason}`;
        return `hazard:${hazardId}:${once.has(channel) ? ofDueDay : stage.day}`;
      },
      values: () => ({ unit, place, name: title, time: dueOn, days: String(days), count: '1' }),
      forced: [],
      held: null,
      // without its level: that of an alarm alone decides how a message is treated
      fields: { kind: 'notice', hazardId },
    }).filter(({ reason }) => reason === null || isFirst);
  });
  await store.insertRecords(tx, records);
  const going = await store.plannedByHazard(
    tx,
    records.flatMap(({ key }) => key ?? []),
    { rentId, now },
  );
  if (going.size > 0) await tell({ type: 'work', queue: sendQueue });
  return going;
}
