import type { PlaceImportColumn } from '@fireline/domain/site';
import type { Problem } from '@fireline/domain/lib';
import { insertMany } from '../lib/db/query/bulk.ts';
import type { Tx } from '../lib/db/schema.ts';
import { importsOfKinds } from './importsOfKinds.ts';
import type { City } from './model.ts';

type Sent = Partial<Record<PlaceImportColumn, string>>;

const dayMs = 86_400_000;
const readMs = 3200;
const small = 'shop';
/** As many small shops were imported. */
const shopsMax = 9;

/** What two people typed wrongly, and what the import said. */
const wrong: readonly (readonly [Sent, Problem])[] = [
  [
    { name: '转角杂货铺', type: 'C', smallKind: small, address: '', manager: '店主', phone: '13800138005' },
    { code: 'site.place.addressRequired', field: 'address' },
  ],
  [
    {
      name: '育苗托管中心',
      type: 'J',
      smallKind: '托管',
      address: '科苑路 18 号',
      manager: '园长',
      phone: '13800138006',
    },
    { code: 'site.place.smallOnly', field: 'smallKind' },
  ],
];

/** Small shops among the offices that the platform of each tenant has imported, a file of which nothing succeeded, and a file of each other kind. @spec DEV-26 SIT-04 N25 */
export async function writeImports(tx: Tx, city: City): Promise<void> {
  for (const [tenant, { rentId }] of city.tenants.entries()) {
    const shops = city.places.filter((place) => place.rentId === rentId && place.type === 'H').slice(0, shopsMax);
    const ids = shops.map(({ placeId }) => placeId);
    if (ids.length > 0) await tx.updateTable('place').set({ smallKind: small }).where('placeId', 'in', ids).execute();
    const by = { rentId, userId: tenant * 100 + 1, by: '平台值班长', kind: 'place', state: 'finished' } as const;
    const job = (importId: number, fileName: string, daysAgo: number, counts: { made: number; failed: number }) => {
      const atMs = Math.floor(city.now / dayMs - daysAgo) * dayMs + 3 * 3_600_000;
      return {
        ...by,
        importId,
        fileName,
        at: new Date(atMs).toISOString(),
        endedAt: new Date(atMs + readMs).toISOString(),
        rows: counts.made + counts.failed,
        successRows: counts.made,
        failureRows: counts.failed,
      };
    };
    const [first, second] = [tenant * 100 + 1, tenant * 100 + 2];
    await insertMany(tx, 'importJob', [
      job(first, '便民小店.csv', 21, { made: shops.length, failed: wrong.length }),
      job(second, '便民小店-更正.csv', 20, { made: 0, failed: 1 }),
    ]);
    const made = shops.map((place, index) => ({
      importId: first,
      rowNo: index + 2,
      state: 'success' as const,
      sent: {
        name: place.name,
        type: place.type,
        smallKind: small,
        address: place.address,
        manager: place.manager,
        phone: place.phone,
      },
      problems: [],
      madeId: place.placeId,
    }));
    const failedRow = (
      importId: number,
      rowNo: number,
      [sent, problem]: readonly [Readonly<Record<string, string>>, Problem],
    ) => ({
      importId,
      rowNo,
      state: 'failure' as const,
      sent,
      problems: [problem],
      madeId: null,
    });
    await insertMany(tx, 'importRow', [
      ...made,
      ...wrong.map((one, index) => failedRow(first, shops.length + index + 2, one)),
      ...wrong.slice(0, 1).map((one) => failedRow(second, 2, one)),
    ]);
    for (const [at, past] of importsOfKinds(city, rentId).entries()) {
      const importId = tenant * 100 + 3 + at;
      const counts = { made: past.made.length, failed: past.failed.length };
      const { kind } = past;
      await insertMany(tx, 'importJob', [{ ...job(importId, past.fileName, past.daysAgo, counts), kind }]);
      await insertMany(tx, 'importRow', [
        ...past.made.map(({ sent, madeId }, index) => ({
          importId,
          rowNo: index + 2,
          state: 'success' as const,
          sent,
          problems: [],
          madeId,
        })),
        ...past.failed.map((one, index) => failedRow(importId, past.made.length + index + 2, one)),
      ]);
    }
  }
}
