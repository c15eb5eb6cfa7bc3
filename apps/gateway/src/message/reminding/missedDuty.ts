import { messageSendingWords } from '@fireline/domain/message';
import { chinaTime } from '../../lib/chinaTime.ts';
import type { Work } from '../../lib/transact.ts';
import { recordsOf, wayOf } from '../sending/planning.ts';
import * as store from '../sending/planStore.ts';
import { sendQueue } from '../sending/port.ts';
import { aroundUnits } from './unitStore.ts';

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
  const station = (await aroundUnits(tx, [unitId])).get(unitId);
  if (!station) return;
  const { rentId, partnerId, maintId, unit } = station;
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
      unit,
      place: unit,
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
