import type { BuildingRecord } from '@fireline/domain/building';
import type { PlaceType } from '@fireline/domain/site';
import { createDice } from '../../lib/dice.ts';
import type { Building } from '../model.ts';
import { dutyName, phone } from '../names.ts';

interface Habit {
  readonly usage: BuildingRecord['usage'];
  readonly fireHazard: BuildingRecord['fireHazard'];
  readonly ownership: BuildingRecord['ownership'];
  readonly seismic?: BuildingRecord['seismic'];
  /** From floor to floor. */
  readonly storeyM: number;
  /** Of one floor. */
  readonly floorM2: readonly [number, number];
  readonly responsible: readonly string[];
}

const habits: Readonly<Record<PlaceType, Habit>> = {
  A: {
    usage: 'residential',
    fireHazard: 'wu',
    ownership: 'private',
    storeyM: 3,
    floorM2: [450, 900],
    responsible: ['经理'],
  },
  B: {
    usage: 'office',
    fireHazard: 'wu',
    ownership: 'jointStock',
    storeyM: 4.2,
    floorM2: [1200, 2400],
    responsible: ['经理'],
  },
  C: {
    usage: 'commercial',
    fireHazard: 'wu',
    ownership: 'jointStock',
    seismic: 'key',
    storeyM: 5.1,
    floorM2: [4000, 12_000],
    responsible: ['经理'],
  },
  D: {
    usage: 'commercial',
    fireHazard: 'wu',
    ownership: 'private',
    storeyM: 3.6,
    floorM2: [900, 2200],
    responsible: ['经理'],
  },
  E: {
    usage: 'industrial',
    fireHazard: 'bing',
    ownership: 'private',
    storeyM: 5.4,
    floorM2: [2400, 6000],
    responsible: ['厂长'],
  },
  F: {
    usage: 'commercial',
    fireHazard: 'jia',
    ownership: 'stateOwned',
    storeyM: 4.5,
    floorM2: [120, 300],
    responsible: ['站长'],
  },
  G: {
    usage: 'storage',
    fireHazard: 'bing',
    ownership: 'private',
    storeyM: 7.2,
    floorM2: [3000, 9000],
    responsible: ['主管'],
  },
  H: {
    usage: 'office',
    fireHazard: 'wu',
    ownership: 'stateOwned',
    storeyM: 3.9,
    floorM2: [600, 1600],
    responsible: ['主任'],
  },
  I: {
    usage: 'residential',
    fireHazard: 'wu',
    ownership: 'collective',
    storeyM: 3,
    floorM2: [120, 260],
    responsible: ['房东'],
  },
  J: {
    usage: 'public',
    fireHazard: 'wu',
    ownership: 'stateOwned',
    seismic: 'key',
    storeyM: 3.8,
    floorM2: [1000, 2200],
    responsible: ['主任'],
  },
};

/** Heights from which a building counts as high-rise of the second and of the first class (GB 50016). */
const highRiseM = { class2: 24, class1: 50 } as const;

function categoryOf(floors: number, heightM: number): BuildingRecord['category'] {
  if (heightM > highRiseM.class1) return 'highRiseClass1';
  if (heightM > highRiseM.class2) return 'highRiseClass2';
  return floors === 1 ? 'singleStorey' : 'multiStorey';
}

/** What a keeper of records would have written of a building: by its kind of place and its height. @spec BLD-01 BLD-02 N25 */
export function recordOf(building: Building, type: PlaceType, seed: number): BuildingRecord {
  const { buildingId, floorsAbove, floorsBelow } = building;
  const { usage, fireHazard, ownership, seismic = 'standard', storeyM, floorM2, responsible } = habits[type];
  const dice = createDice(seed, buildingId, 'record');
  const heightM = Math.round(floorsAbove * storeyM * 10) / 10;
  const category = categoryOf(floorsAbove, heightM);
  const isHigh = category === 'highRiseClass1' || category === 'highRiseClass2';
  const hasSteel = usage === 'industrial' || usage === 'storage';
  return {
    number: `JZ-${String(buildingId).padStart(5, '0')}`,
    status: 'inUse',
    category,
    usage,
    structure: hasSteel ? 'steel' : heightM > 100 ? 'steelConcrete' : 'concrete',
    fireHazard,
    fireResistance: isHigh ? 'one' : 'two',
    seismic,
    ownership,
    heightM,
    areaM2: dice.int(...floorM2) * (floorsAbove + floorsBelow),
    safetyExits: dice.int(2, 4),
    fireElevators: isHigh ? dice.int(1, 2) : 0,
    evacuationStairs: floorsAbove > 1 ? dice.int(2, 3) : 0,
    responsible: dutyName(dice, responsible),
    phone: phone(dice),
    bimLink: '',
    remarks: '',
    images: [],
    evacuationDiagrams: [],
    exitPlans: [],
  };
}
