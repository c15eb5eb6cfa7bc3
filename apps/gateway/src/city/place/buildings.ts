import type { PlaceType } from '@fireline/domain/site';
import type { Building, Place } from '../model.ts';
import type { Dice } from '../../lib/dice.ts';
import { nearby } from './position.ts';

interface BuildingRow {
  /** How buildings are called there; `{n}` counts. */
  readonly names: readonly string[];
  readonly count: readonly [number, number];
  readonly floors: readonly [number, number];
  readonly below: readonly [number, number];
}

const rows: Readonly<Record<PlaceType, BuildingRow>> = {
  A: { names: ['{n}栋'], count: [1, 4], floors: [11, 33], below: [1, 2] },
  B: { names: ['A座', 'B座'], count: [1, 2], floors: [16, 42], below: [2, 4] },
  C: { names: ['主楼', '副楼'], count: [1, 2], floors: [4, 8], below: [1, 3] },
  D: { names: ['主楼', '裙楼'], count: [1, 2], floors: [6, 18], below: [1, 2] },
  E: { names: ['{n}号厂房', '宿舍楼'], count: [1, 3], floors: [3, 6], below: [0, 0] },
  F: { names: ['站房'], count: [1, 1], floors: [1, 1], below: [0, 0] },
  G: { names: ['{n}号库'], count: [1, 2], floors: [1, 3], below: [0, 0] },
  H: { names: ['办公楼'], count: [1, 1], floors: [5, 20], below: [0, 1] },
  I: { names: ['本栋'], count: [1, 1], floors: [5, 8], below: [0, 0] },
  J: { names: ['教学楼', '实验楼', '宿舍楼', '食堂'], count: [1, 3], floors: [2, 6], below: [0, 0] },
};

/** The buildings of a place, numbered from `firstId`. A pattern with a number repeats as long as buildings are left; the rest come once. */
export function buildingsOf(place: Place, firstId: number, dice: Dice): Building[] {
  const row = rows[place.type];
  const count = dice.int(...row.count);
  const numbered = row.names.find((name) => name.includes('{n}'));
  const fixed = row.names.filter((name) => name !== numbered);
  const names = Array.from({ length: count }, (_, i) => {
    if (numbered === undefined) return fixed[i] ?? `${i + 1}号楼`;
    return i > 0 && i === count - 1 && fixed[0] !== undefined ? fixed[0] : numbered.replace('{n}', String(i + 1));
  });
  return names.map((name, i) => {
    const { lng, lat } = nearby(place, 60, dice);
    const floorsAbove = dice.int(...row.floors);
    return {
      buildingId: firstId + i,
      rentId: place.rentId,
      placeId: place.placeId,
      name,
      floorsAbove,
      floorsBelow: dice.int(...row.below),
      lng,
      lat,
    };
  });
}
