import { withChannel } from '@fireline/domain/message';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice } from '../../lib/dice.ts';
import type { City } from '../model.ts';

const withoutSms = 0.2;
const withoutCalls = 0.35;

/** What the people of maintenance companies have switched off; those of the demo's own accounts get everything. @spec SIT-07 N25 */
export async function writeNotices(tx: Tx, { seed, now, accounts }: City): Promise<void> {
  const own = new Set(accounts.map(({ userId }) => userId));
  const people = await tx
    .selectFrom('appUser')
    .select(['userId', 'username'])
    .where('role', '=', 'maint')
    .where('maintId', 'is not', null)
    .orderBy('userId')
    .execute();
  const rows = people.flatMap(({ userId, username }) => {
    const dice = createDice(seed, userId, 'notices');
    const [sms, voice] = [!dice.chance(withoutSms), !dice.chance(withoutCalls)];
    if (own.has(userId) || (sms && voice)) return [];
    const groups = withChannel(withChannel(null, 'sms', sms), 'voice', voice);
    return [{ userId, groups, changedBy: username, changedAt: new Date(now).toISOString() }];
  });
  await insertMany(tx, 'receiveSetting', rows, ['userId', 'groups', 'changedBy', 'changedAt']);
}
