import { isInScope, rentKinds, roles, type Scope, type Whereabouts } from '@fireline/domain/role';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { scopeFilter } from '../../../apps/gateway/src/lib/scopeFilter.ts';
import { everyDatabase } from '../../fixtures/databases.ts';

// few values, so that scopes and places meet often; wildcards and prefixes that a LIKE would mistake
const rentId = fc.constantFrom('R001', 'R002');
const orgPath = fc.constantFrom('', '/', '/44/', '/44/4403/', '/44/44%/', '/44/4_03/', '/4', '/45/');
const node = fc.constantFrom(1, 2, 3);
const where: fc.Arbitrary<Whereabouts> = fc.record({
  rentId,
  orgPath,
  partnerId: fc.option(node),
  unitId: fc.option(node),
  maintId: fc.option(node),
  placeId: fc.option(node),
});
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const scope: fc.Arbitrary<Scope> = fc.record({
  rentId,
  rentKind: maybe(fc.constantFrom(...rentKinds)),
  role: fc.constantFrom(...roles),
  orgPath: maybe(orgPath),
  partnerId: maybe(node),
  unitId: maybe(node),
  maintId: maybe(node),
  placeId: maybe(node),
  partnerIds: maybe(fc.uniqueArray(node)),
  withinPartnerIds: maybe(fc.uniqueArray(node)),
  placeIds: maybe(fc.uniqueArray(node)),
});

describe.each(await everyDatabase())('on $name', (kind) => {
  const opening = kind.open();
  afterAll(async () => (await opening).close());

  it('SQL lets through what the domain lets through, for any scope and place [ROL-06] [ORG-04]', async () => {
    const { db } = await opening;
    let next = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(where, { minLength: 1, maxLength: 12 }),
        fc.array(scope, { minLength: 1, maxLength: 6 }),
        async (places, scopes) => {
          const first = next;
          next += places.length;
          const rows = places.map((place, index) => ({
            ...place,
            seq: first + index,
            topic: 't',
            at: '2026-01-01T00:00:00Z',
            data: {},
          }));
          await db.transaction().execute((tx) => insertMany(tx, 'pushEvent', rows));
          for (const one of scopes) {
            const found = await db
              .selectFrom('pushEvent')
              .select('seq')
              .where(scopeFilter(one, 'pushEvent'))
              .where('seq', '>=', first)
              .orderBy('seq')
              .execute();
            expect(found.map((row) => row.seq)).toEqual(
              rows.filter((row) => isInScope(one, row)).map((row) => row.seq),
            );
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
