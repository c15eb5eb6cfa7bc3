import { siteLetterTopic } from '@fireline/api/message';
import { fillWords, type Language, type Phrase } from '@fireline/domain/lib';
import {
  consumptionVerdict,
  tariffLetterWords,
  type UnitLetter,
  unitLetterReceiversMax,
} from '@fireline/domain/tariff';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Row, Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';

type Account = Pick<
  Row<'resourceAccount'>,
  | 'accountId'
  | 'rentId'
  | 'holderKind'
  | 'holderId'
  | 'resource'
  | 'balance'
  | 'lowBelow'
  | 'isLow'
  | 'lastAt'
  | 'month'
  | 'monthDrawn'
>;
type Words = Readonly<Record<string, string | number>>;

/** The accounts of the people who hold a balance; a device has none of its own. */
async function readersOf(tx: Tx, { rentId, holderKind, holderId }: Account): Promise<readonly number[]> {
  const people = tx
    .selectFrom('appUser')
    .select('userId')
    .where('rentId', '=', rentId)
    .where('disabled', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('userId')
    .limit(unitLetterReceiversMax);
  const id = Number(holderId);
  const found = {
    platform: undefined,
    device: undefined,
    tenant: people.where('role', '=', 'platform'),
    partner: people.where('role', '=', 'agent').where('partnerId', '=', id),
    unit: people.where('role', '=', 'unit').where('unitId', '=', id),
    place: people.where('role', '=', 'resident').where('placeId', '=', id),
  }[holderKind];
  return found ? (await found.execute()).map(({ userId }) => userId) : [];
}

async function write({ tx, tell }: Work, account: Account, letter: UnitLetter, sentAt: string, values: Words) {
  const { rentId, resource } = account;
  const titles = tariffLetterWords[`tariff.letter.${letter}.${resource}.title`];
  const words = tariffLetterWords[`tariff.letter.${letter}.${resource}.text`];
  const written = (language: Language): string => fillWords(words[language], values);
  const contents: Phrase = { cn: written('cn'), hk: written('hk'), en: written('en') };
  const readers = await readersOf(tx, account);
  const letters = readers.map((userId) => ({
    rentId,
    userId,
    messageGroup: 'payment' as const,
    title: titles.cn,
    titles,
    content: contents.cn,
    contents,
    author: '',
    sentAt,
  }));
  await insertMany(tx, 'siteLetter', letters);
  for (const userId of readers)
    await tell({ type: 'tell', topic: siteLetterTopic.name, rentId, userId, data: { what: 'arrived' } });
}

async function warnOfBalance(work: Work, account: Account, sentAt: string): Promise<void> {
  const { accountId, balance, lowBelow, isLow } = account;
  if (isLow || balance > lowBelow) return;
  await work.tx.updateTable('resourceAccount').set({ isLow: true }).where('accountId', '=', accountId).execute();
  await write(work, account, 'balanceLow', sentAt, { left: balance });
}

async function warnOfControl(work: Work, account: Account, sentAt: string): Promise<void> {
  const { rentId, holderKind, holderId, resource, month, monthDrawn } = account;
  const control = await work.tx
    .selectFrom('consumptionControl')
    .select(['controlId', 'monthlyMax', 'warnPercent', 'whenExhausted'])
    .where('rentId', '=', rentId)
    .where('holderKind', '=', holderKind)
    .where('holderId', '=', holderId)
    .where('resource', '=', resource)
    .where('warnedMonth', '<>', month)
    .executeTakeFirst();
  if (!control || consumptionVerdict(control, { used: monthDrawn, units: 0, isAlarm: true }) === 'send') return;
  const { controlId, monthlyMax } = control;
  await work.tx
    .updateTable('consumptionControl')
    .set({ warnedMonth: month })
    .where('controlId', '=', controlId)
    .execute();
  await write(work, account, 'limitNear', sentAt, { used: monthDrawn, max: monthlyMax });
}

/**
 * Writes to those whose balance has become low, once until units come, and to those who near their monthly maximum, once a month. The caller
 * has locked the accounts.
 * @spec TAR-05 MSG-04
 */
export async function warnHolders(work: Work, accounts: readonly Account[], nowMs: number): Promise<void> {
  const sentAt = new Date(nowMs).toISOString();
  for (const account of accounts) {
    await warnOfBalance(work, account, sentAt);
    await warnOfControl(work, account, sentAt);
  }
}
