import { CallError } from '@fireline/api/lib';
import { shellCalls } from '@fireline/api/shell';
import { type SentPlace, siteCalls } from '@fireline/api/site';
import { type Role, roles } from '@fireline/domain/role';
import { beforeAll, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway } from '../../fixtures/gateway.ts';

/** A place in which no device stands. */
const emptyPlace: SentPlace = {
  name: '空置商铺',
  type: 'C',
  smallKind: 'shop',
  manager: '赵店长',
  phone: '13800138000',
  mobiles: ['13800138000'],
  address: '科技路9号',
  unitId: 1,
};

await onTestDatabase('the figures of the overview', ({ open }) => {
  let w: FixtureGateway;
  beforeAll(async () => {
    w = await open();
    await (await w.as('platform')).send(siteCalls.createPlace, emptyPlace);
  });

  /** The total of a list; undefined for a role that may not open it. */
  const totals = async (role: Role) => {
    const client = await w.as(role);
    const list = async (send: Promise<{ total: number }>) => {
      try {
        return (await send).total;
      } catch (error) {
        if (error instanceof CallError && error.code === 'role.noPermission') return undefined;
        throw error;
      }
    };
    return {
      places: await list(client.send(siteCalls.places, { pageSize: 1 })),
      units: await list(client.send(siteCalls.units, { pageSize: 1 })),
      shown: await client.send(shellCalls.overview, {}),
    };
  };

  it.each(roles)(
    'count for %s the places and units that the lists show, with devices or without [ANA-05]',
    async (role) => {
      const { places, units, shown } = await totals(role);
      expect({ places: places ?? shown.places, units: units ?? shown.units }).toEqual({
        places: shown.places,
        units: shown.units,
      });
    },
  );

  it('include a place without a device and the unit without one [ANA-05]', async () => {
    const { places, units, shown } = await totals('platform');
    expect([shown.places, shown.units]).toEqual([places, units]);
    const inUse = await w.database.db
      .selectFrom('device')
      .select((eb) => [
        eb.fn.count<number>('placeId').distinct().as('places'),
        eb.fn.count<number>('unitId').distinct().as('units'),
      ])
      .where('rentId', '=', 'R001')
      .executeTakeFirstOrThrow();
    expect(shown.places).toBeGreaterThan(inUse.places);
    expect(shown.units).toBeGreaterThan(inUse.units);
  });
});
