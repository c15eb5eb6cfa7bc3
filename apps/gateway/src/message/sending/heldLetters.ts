import { alarmWords } from '@fireline/domain/alarm';
import type { Language, Phrase } from '@fireline/domain/lib';
import { messageSendingWords, heldLetterReceiversMax } from '@fireline/domain/message';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { SendRecordRow } from './deliveryStore.ts';
import { alarmsOf, insertRecords } from './planStore.ts';

/** What the keys of letters begin with that say which alarms do not go. */
export const heldKey = 'held:';
/** Whether it says that a level 1 does not go: it matters as much as that one, whatever a clock said. */
export const isHeldLetter = ({ kind, key }: Pick<SendRecordRow, 'kind' | 'key'>): boolean =>
  kind === 'notice' && key.startsWith(heldKey);

/** The accounts that see to the sending of a tenant. */
const overseers = (tx: Tx, rentId: string) =>
  tx
    .selectFrom('appUser')
    .select(['userId', 'realName', 'username'])
    .where('rentId', '=', rentId)
    .where('role', '=', 'platform')
    .where('disabled', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('userId')
    .limit(heldLetterReceiversMax)
    .execute();

/** Who is on duty where the alarms are. */
const onDuty = (tx: Tx, rentId: string, unitIds: readonly number[]) =>
  tx
    .selectFrom('handover')
    .innerJoin('appUser', 'appUser.userId', 'handover.outgoingId')
    .select(['userId', 'realName', 'username'])
    .distinct()
    .where('handover.rentId', '=', rentId)
    .where('handover.state', '=', 'draft')
    .where('handover.unitId', '=', anyId(unitIds))
    .where('disabled', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('userId')
    .limit(heldLetterReceiversMax)
    .execute();

/** The alarms that are named in a letter; it leads to the page that lists them all. */
const namedMax = 3;

/** Which alarms are not told, in every language. */
async function textsOf(tx: Tx, held: readonly Pick<SendRecordRow, 'alarmId'>[]): Promise<Phrase> {
  const ids = [...new Set(held.flatMap(({ alarmId }) => alarmId ?? []))].slice(0, namedMax);
  const alarms = await alarmsOf(tx, ids);
  const written = (language: Language): string => {
    const lines = alarms.map(({ kind, unit, place, device }) =>
      [alarmWords[`alarm.kind.${kind}`][language], unit, place, device].filter((part) => part !== '').join(' · '),
    );
    return [messageSendingWords['message.send.heldLetter.title'][language], ...lines].join('\n');
  };
  return { cn: written('cn'), hk: written('hk'), en: written('en') };
}

/**
 * A level 1 that is held back, or that its carriers do not take, is shown at once to those who see to the sending and to those on duty where
 * it is, once an hour.
 * @spec ALM-09
 */
export async function showHeld(
  tx: Tx,
  rentId: string,
  held: readonly Pick<SendRecordRow, 'alarmId' | 'unitId'>[],
  now: string,
): Promise<void> {
  if (held.length === 0) return;
  const hour = now.slice(0, 13);
  const texts = await textsOf(tx, held);
  const unitIds = held.flatMap(({ unitId }) => (unitId === null ? [] : [unitId]));
  const found = [...(await overseers(tx, rentId)), ...(await onDuty(tx, rentId, unitIds))];
  const people = [...new Map(found.map((one) => [one.userId, one])).values()];
  const rows = people.map(({ userId, realName, username }) => ({
    rentId,
    orgPath: '/',
    partnerId: null,
    unitId: null,
    maintId: null,
    placeId: null,
    at: now,
    nextAt: now,
    kind: 'notice' as const,
    channel: 'siteLetter' as const,
    state: 'planned' as const,
    userId,
    receiver: realName || username,
    address: String(userId),
    digits: String(userId),
    text: texts.cn,
    language: 'cn' as const,
    texts,
    key: `${heldKey}${hour}:${userId}`,
  }));
  await insertRecords(tx, rows);
}
