import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import '../../inspection/tables.ts';
import { dayMs } from '../calendar.ts';
import { createDice } from '../../lib/dice.ts';
import type { City } from '../model.ts';
import { cityCatalogue, type PlannedCategory } from './catalogue.ts';

/** Of every tenant but the first: the beginning of the catalogue. */
const few = { categories: 2, items: 4 } as const;

const plannedFor = (at: number): readonly PlannedCategory[] =>
  at === 0
    ? cityCatalogue
    : cityCatalogue
        .slice(0, few.categories)
        .map((category) => ({ ...category, items: category.items.slice(0, few.items) }));

/** The catalogue of patrols of each tenant, made in its first months. @spec INS-01 N25 */
export async function writeCatalogue(tx: Tx, city: City): Promise<void> {
  const categories: BulkRow<'inspectionCategory'>[] = [];
  const items: BulkRow<'inspectionItem'>[] = [];
  for (const [at, { rentId }] of city.tenants.entries()) {
    const dice = createDice(city.seed, rentId, 'inspection');
    const madeAt = (daysAgo: number) => {
      const instant = new Date(city.now - Math.floor((daysAgo + dice.between(0, 1)) * dayMs)).toISOString();
      const by = '平台管理员';
      return { rentId, createdBy: by, createdAt: instant, changedBy: by, changedAt: instant };
    };
    for (const { industry, name, guideUrl, items: planned } of plannedFor(at)) {
      const categoryId = categories.length + 1;
      categories.push({ categoryId, industry, name, ...madeAt(400) });
      for (const [content, requirement] of planned)
        items.push({ itemId: items.length + 1, categoryId, content, requirement, guideUrl, ...madeAt(380) });
    }
  }
  await insertMany(tx, 'inspectionCategory', categories);
  await insertMany(tx, 'inspectionItem', items);
}
