import { floorsOf as floorsIn } from '@fireline/domain/building';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import '../../inspection/points/tables.ts';
import '../../inspection/tags/tables.ts';
import { dayMs } from '../calendar.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import { handlersOf } from '../history/incidents.ts';
import type { Building, City, Unit } from '../model.ts';

/** Units of the first tenant that walk patrols; of another tenant one does. */
const unitsThatWalk = 12;
const pointsPerUnit = 15;
/** Those that nobody walks to yet. */
const inNoLine = 1;
/** The last units have one line, the others two. */
const unitsWithOneLine = 2;
/** Of the buildings of a unit, those with points. */
const buildingsPerUnit = 2;
const itemsMax = 6;

interface Spots {
  /** What the inspector stands before. */
  readonly what: string;
  readonly spots: readonly string[];
  /** On the ground floor and the one below it alone. */
  readonly isLow?: true;
}
/** What there is to look at, by category. */
const spotsOf: Readonly<Record<string, Spots>> = {
  灭火器: { what: '灭火器箱', spots: ['东侧走廊', '西侧走廊', '电梯厅', '配电间', '茶水间'] },
  室内消火栓: { what: '消火栓', spots: ['东侧走廊', '电梯厅', '1号楼梯口', '2号楼梯口'] },
  疏散指示与应急照明: { what: '应急照明', spots: ['1号楼梯间', '2号楼梯间', '疏散走道'] },
  火灾自动报警系统: { what: '手动报警按钮', spots: ['电梯厅', '1号楼梯口', '疏散走道'] },
  出入口与门禁: { what: '门禁', spots: ['大堂', '后门', '停车场入口', '货运通道'], isLow: true },
  视频与周界: { what: '摄像机', spots: ['大堂', '停车场入口', '周界东侧', '周界西侧'], isLow: true },
};

/** A category with its items, as the catalogue has them. */
interface Category {
  readonly categoryId: number;
  readonly name: string;
  readonly itemIds: readonly number[];
}
/** Somewhere a point may be. */
interface Spot {
  readonly building: Building;
  readonly floor: number;
  readonly category: Category;
  readonly location: string;
  readonly what: string;
}

const floorsOf = ({ floorsAbove, floorsBelow }: Building): number[] =>
  floorsIn({ floorsAbove, floorsUnder: floorsBelow });
const floorName = (floor: number): string => (floor < 0 ? `地下${-floor}层` : `${floor}层`);

/** From the top down, building by building: as they are walked. */
const spotsIn = (buildings: readonly Building[], categories: readonly Category[]): Spot[] =>
  buildings.flatMap((building) =>
    floorsOf(building).flatMap((floor) =>
      categories.flatMap((category): Spot[] => {
        const { what = '', spots = [], isLow = false } = spotsOf[category.name] ?? {};
        if (isLow && floor !== 1 && floor !== -1) return [];
        return spots.map((location) => ({ building, floor, category, location, what }));
      }),
    ),
  );

/** So many of a list, in its order. */
function some<T>(dice: Dice, list: readonly T[], count: number): T[] {
  let wanted = count;
  return list.filter((_, at) => {
    const isTaken = dice.next() * (list.length - at) < wanted;
    if (isTaken) wanted--;
    return isTaken;
  });
}

/** The units of a tenant with accounts first, then those with most floors. */
function unitsOf(city: City, rentId: string): { readonly unit: Unit; readonly buildings: readonly Building[] }[] {
  const units = new Map(city.places.map(({ placeId, unitId }) => [placeId, unitId]));
  const byUnit = Map.groupBy(city.buildings, ({ placeId }) => units.get(placeId));
  const known = new Set(city.accounts.map(({ unitId }) => unitId));
  const size = (buildings: readonly Building[]) => buildings.reduce((sum, one) => sum + floorsOf(one).length, 0);
  return city.units
    .filter((unit) => unit.rentId === rentId && byUnit.has(unit.unitId))
    .map((unit) => ({ unit, buildings: (byUnit.get(unit.unitId) ?? []).slice(0, buildingsPerUnit) }))
    .toSorted(
      (a, b) =>
        Number(known.has(b.unit.unitId)) - Number(known.has(a.unit.unitId)) || size(b.buildings) - size(a.buildings),
    )
    .slice(0, rentId === city.tenants[0]?.rentId ? unitsThatWalk : 1);
}

async function catalogueOf(tx: Tx, rentId: string): Promise<Category[]> {
  const categories = await tx
    .selectFrom('inspectionCategory')
    .select(['categoryId', 'name'])
    .where('rentId', '=', rentId)
    .orderBy('categoryId')
    .execute();
  const items = await tx
    .selectFrom('inspectionItem')
    .select(['itemId', 'categoryId'])
    .where('rentId', '=', rentId)
    .orderBy('itemId')
    .execute();
  const byCategory = Map.groupBy(items, ({ categoryId }) => categoryId);
  return categories.map((category) => ({
    ...category,
    itemIds: (byCategory.get(category.categoryId) ?? []).map(({ itemId }) => itemId),
  }));
}

/** Of every five points three have a printed label, one a radio tag; some tags lie in a drawer still. */
function tagsOf(city: City, points: readonly BulkRow<'inspectionPoint'>[]): BulkRow<'inspectionTag'>[] {
  const tenants = new Map(city.units.map(({ unitId, rentId }) => [unitId, rentId]));
  return points.flatMap(({ pointId, unitId, createdBy, createdAt, changedBy, changedAt }, at) => {
    const nth = at % 5;
    if (nth > 3) return [];
    const isFree = at % 15 === 3;
    const serial = String(at + 1).padStart(4, '0');
    return [
      {
        rentId: tenants.get(Number(unitId)),
        unitId,
        type: nth === 3 ? 'nfc' : 'qrCode',
        serial: nth === 3 ? `04A23B${serial}` : `XJ-${serial}`,
        pointId: isFree ? null : pointId,
        boundBy: isFree ? '' : createdBy,
        boundAt: isFree ? null : createdAt,
        createdBy,
        createdAt,
        changedBy,
        changedAt,
      },
    ];
  });
}

/** Points of patrols on real floors, and the lines in which they are walked. @spec INS-02 INS-03 N25 */
export async function writePoints(tx: Tx, city: City): Promise<void> {
  const points: BulkRow<'inspectionPoint'>[] = [];
  const pointItems: BulkRow<'inspectionPointItem'>[] = [];
  const lines: BulkRow<'inspectionLine'>[] = [];
  const linePoints: BulkRow<'inspectionLinePoint'>[] = [];
  for (const { rentId } of city.tenants) {
    const categories = await catalogueOf(tx, rentId);
    const walking = unitsOf(city, rentId);
    for (const [at, { unit, buildings }] of walking.entries()) {
      const { unitId } = unit;
      const dice = createDice(city.seed, unitId, 'patrols');
      const [by = unit.manager] = handlersOf(city.seed, unitId);
      const madeAt = new Date(city.now - dice.int(100, 300) * dayMs).toISOString();
      const made = { unitId, createdBy: by, createdAt: madeAt, changedBy: by, changedAt: madeAt };
      const begins = new Map<number, string>();
      const ids = some(dice, spotsIn(buildings, categories), pointsPerUnit).map((spot) => {
        const { building, floor, category, location, what } = spot;
        const pointId = points.length + 1;
        const where = `${building.name}${floorName(floor)}${location}`;
        const { categoryId, itemIds } = category;
        begins.set(pointId, building.name);
        points.push({
          ...made,
          pointId,
          categoryId,
          name: `${where}${what}`,
          location,
          buildingId: building.buildingId,
          floor,
        });
        for (const [nth, itemId] of some(dice, itemIds, dice.int(2, itemsMax)).entries())
          pointItems.push({ pointId, position: nth + 1, itemId });
        return pointId;
      });
      const walked = ids.slice(0, ids.length - inNoLine);
      const isOne = at >= walking.length - unitsWithOneLine;
      const half = isOne ? walked.length : Math.ceil(walked.length / 2) + dice.int(-1, 1);
      for (const [nth, route] of [walked.slice(0, half), walked.slice(half)].entries()) {
        if (route.length === 0) continue;
        const lineId = lines.length + 1;
        lines.push({
          ...made,
          lineId,
          name: `${begins.get(route[0] ?? 0) ?? ''}${isOne ? '全楼' : nth === 0 ? '高区' : '低区'}巡检线`,
        });
        linePoints.push(...route.map((pointId, nth) => ({ lineId, position: nth + 1, pointId })));
      }
    }
  }
  await insertMany(tx, 'inspectionPoint', points);
  await insertMany(tx, 'inspectionPointItem', pointItems);
  await insertMany(tx, 'inspectionLine', lines);
  await insertMany(tx, 'inspectionLinePoint', linePoints);
  await insertMany(tx, 'inspectionTag', tagsOf(city, points));
}
