import type { BalanceHolder, Party } from '@fireline/domain/tariff';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice } from '../../lib/dice.ts';
import type { City } from '../model.ts';
import { operatorId } from '../people/operator.ts';

/** Who buys, for which balance, and how often in two years. */
export interface Buyer {
  readonly rentId: string;
  readonly userId: number;
  readonly name: string;
  readonly payer: Party;
  readonly holder: BalanceHolder;
  readonly partnerId: number | null;
  readonly unitId: number | null;
  readonly orders: number;
}
/** Whom a buyer pays: units their tenant, and tenants the operator. */
export const sellerTo = ({ payer, rentId }: Buyer): string => (payer.kind === 'tenant' ? operatorId : rentId);

const unitsMax = 60;

/** The first person of each tenant, and of some units. */
export async function buyersOf(tx: Tx, city: City): Promise<readonly Buyer[]> {
  const people = await tx
    .selectFrom('appUser')
    .leftJoin('unit', 'unit.unitId', 'appUser.unitId')
    .distinctOn(['appUser.rentId', 'appUser.role', 'appUser.unitId'])
    .select(['userId', 'appUser.rentId', 'role', 'appUser.unitId', 'realName', 'username', 'unit.partnerId'])
    .where('appUser.role', 'in', ['platform', 'unit'])
    .where('appUser.rentId', '<>', operatorId)
    .orderBy('appUser.rentId')
    .orderBy('appUser.role')
    .orderBy('appUser.unitId')
    .orderBy('userId')
    .execute();
  const dice = createDice(city.seed, 'buyers');
  const ofTenants = people.filter(({ role }) => role === 'platform');
  const ofUnits = people.filter(({ role }) => role === 'unit').slice(0, unitsMax);
  const facts = ({ rentId, userId, realName, username }: (typeof people)[number]) => ({
    rentId,
    userId,
    name: realName || username,
  });
  return [
    ...ofTenants.map((one): Buyer => ({
      ...facts(one),
      payer: {
        kind: 'tenant',
        id: one.rentId,
      },
      holder: {
        kind: 'tenant',
        id: one.rentId,
      },
      partnerId: null,
      unitId: null,
      orders: 24,
    })),
    ...ofUnits.map((one): Buyer => ({
      ...facts(one),
      payer: {
        kind: 'user',
        id: `unit ${one.unitId}`,
      },
      holder: {
        kind: 'unit',
        id: String(one.unitId),
      },
      partnerId: one.partnerId,
      unitId: one.unitId,
      orders: 2 + Math.floor(dice.between(0, 10)),
    })),
  ];
}
