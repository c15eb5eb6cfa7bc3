import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { City } from '../model.ts';

/** Above the two tenants. */
export const operatorId = 'R000';
const firstUserId = 9001;
const dayMs = 86_400_000;

/** The operator of the city with its two people, and their part of the user log. @spec ORG-06 N25 */
export async function writeOperator(tx: Tx, city: City, pwHash: string): Promise<void> {
  const day = (daysAgo: number) =>
    new Date(Math.floor(city.now / dayMs - daysAgo) * dayMs + 100 * 60_000).toISOString();
  const people = [
    { username: 'platform', realName: '运营平台管理员', createdAt: day(200), lastLoginAt: day(1) },
    { username: 'finance', realName: '运营财务', createdAt: day(180), lastLoginAt: day(2) },
  ];
  await tx.insertInto('rent').values({ rentId: operatorId, name: '粤港消防云运营中心', kind: 'operator' }).execute();
  const users = people.map((person, index): BulkRow<'appUser'> => ({
    ...person,
    userId: firstUserId + index,
    rentId: operatorId,
    role: 'platform',
    accountType: 'platform',
    pwHash,
  }));
  await insertMany(tx, 'appUser', users);
  const [, finance] = users;
  if (!finance) return;
  await tx
    .insertInto('userLog')
    .values({
      rentId: operatorId,
      at: day(180),
      username: 'platform',
      userId: firstUserId,
      area: 'session',
      action: 'create',
      result: 'success',
      ip: '192.0.2.4',
      detail: 'finance',
      changes: JSON.stringify({}),
      targetKind: 'user',
      targetId: String(firstUserId + 1),
    })
    .execute();
}
