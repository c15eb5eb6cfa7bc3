import type { AlarmMoment, SendReason, SentChannel } from '@fireline/domain/message';
import type { Tx } from '../../lib/db/schema.ts';
import { planned } from './planning.ts';
import * as store from './planStore.ts';
import type { NoticeExtra } from './tables.ts';

/** A message as it would be sent now; with a reason: it would not be, and why. */
export interface PreviewedMessage {
  readonly channel: SentChannel;
  readonly receiver: string;
  readonly reason: SendReason | null;
}

const idsOf = (id: number | null): number[] => (id === null ? [] : [id]);

/**
 * What a rule of triggers would send of an alarm, by the people and settings of now. Nothing is kept or sent.
 * @spec ALM-12 MSG-06
 */
export async function previewAlarmNotice(
  tx: Tx,
  rentId: string,
  { alarmId, moment, extra }: { readonly alarmId: number; readonly moment: AlarmMoment; readonly extra: NoticeExtra },
  now: string,
): Promise<PreviewedMessage[]> {
  const [alarm] = await store.alarmsOf(tx, [alarmId]);
  if (alarm?.rentId !== rentId) return [];
  const { partnerId, placeId, unitId, maintId } = alarm;
  const chain = (await store.chainsOf(tx, [partnerId])).get(partnerId) ?? [null];
  const settings = await store.settingsOf(tx, rentId, chain);
  const people = await store.peopleAt(tx, rentId, {
    places: idsOf(placeId),
    units: idsOf(unitId),
    maints: idsOf(maintId),
    partners: idsOf(partnerId),
  });
  const records = planned({ alarm, moment, extra, settings, chain, people, now });
  return records.flatMap(({ channel, receiver = '', reason = null }) =>
    channel === undefined ? [] : [{ channel, receiver, reason }],
  );
}
