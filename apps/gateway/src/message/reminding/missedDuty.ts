import { messageSendingWords } from '@fireline/domain/message';
import { sql } from 'kysely';
import { chinaTime } from '../../lib/chinaTime.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { recordsOf, wayOf } from '../sending/planning.ts';
import * as store from '../sending/planStore.ts';
import { sendQueue } from '../sending/port.ts';

/** The station of a unit, and whom to turn to there: the company of its first place that has one maintains it. */
const stationOf = (tx: Tx, unitId: number) =>
  tx
    .selectFrom('unit')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('place')
          .innerJoin('maint', 'maint.maintId', 'place.maintId')
          .select(['maint.maintId', 'maint.contact', 'maint.phone'])
          .whereRef('place.unitId', '=', 'unit.unitId')
          .where('place.deletedAt', 'is', null)
          .orderBy('place.placeId')
          .limit(1)
          .as('keeper'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'unit.rentId',
      'unit.unitId',
      'unit.orgPath',
      'unit.partnerId',
      'unit.name',
      'keeper.maintId',
      'unit.contact as unitContact',
      sql<string>`coalesce(unit.mobiles ->> 0, '')`.as('unitPhone'),
      eb.fn.coalesce('keeper.contact', sql.lit('')).as('maintContact'),
      eb.fn.coalesce('keeper.phone', sql.lit('')).as('maintPhone'),
    ])
    .where('unit.unitId', '=', unitId)
    .executeTakeFirst();

const idsOf = (id: number | null): number[] => (id === null ? [] : [id]);

/** A check that nobody answered in time. */
export interface MissedCheck {
  readonly checkId: number;
  readonly unitId: number;
  readonly askedAt: string;
}

/**
 * Plans the messages of a missed duty check, in the transaction that marks it as missed: they go once. Also what does not go is kept, and why.
 * @spec N16 MSG-06
 */
export async function sendMissedCheck({ tx, tell }: Work, check: MissedCheck, now: string): Promise<void> {
  const { checkId, unitId, askedAt } = check;
  const station = await stationOf(tx, unitId);
  if (!station) return;
  const { rentId, partnerId, maintId, name } = station;
  const chain = (await store.chainsOf(tx, [partnerId])).get(partnerId) ?? [null];
  const settings = await store.settingsOf(tx, rentId, chain);
  const way = wayOf('dutyMissed', settings, chain);
  if (!way) return;
  const people = await store.peopleAt(tx, rentId, {
    places: [],
    units: [unitId],
    maints: idsOf(maintId),
    partners: idsOf(partnerId),
  });
  const records = recordsOf({
    trigger: 'dutyMissed',
    way,
    around: { ...station, placeId: null, deviceId: null, manager: '', managerPhone: '' },
    settings,
    chain,
    people,
    now,
    about: () => `duty:${checkId}`,
    values: (language) => ({
      unit: name,
      place: name,
      address: '',
      device: '',
      kind: messageSendingWords['message.trigger.dutyMissed'][language],
      level: '',
      time: chinaTime(Date.parse(askedAt)),
    }),
    forced: [],
    held: null,
    fields: { kind: 'notice', dutyCheckId: checkId },
  });
  if ((await store.insertRecords(tx, records)) > 0) await tell({ type: 'work', queue: sendQueue });
}
