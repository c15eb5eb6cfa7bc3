import type { Building } from '@fireline/api/building';
import type { alarmWords } from '@fireline/domain/alarm';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import type { Column, RowLevel } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import type { buildingScreenWords } from './words.ts';

type Keys = keyof typeof buildingScreenWords | keyof typeof alarmWords;

interface Alarmed {
  readonly alarmLevel: RowLevel | null;
}

/** The worst level that stands; undefined when all is well. */
export const levelOf = ({ alarmLevel }: Alarmed): RowLevel | undefined => alarmLevel ?? undefined;

/** The worst level in words, for files; empty when all is well. */
export const levelText = (row: Alarmed, t: Translate<Keys>): string => {
  const level = levelOf(row);
  return level ? t(`alarm.level.${level}`) : '';
};

export function levelCell(row: Alarmed): ReactNode {
  const level = levelOf(row);
  return level && <AlarmLevelBadge level={level} />;
}

/** The columns of buildings. @spec BLD-05 */
export const buildingColumns = (
  t: Translate<Keys>,
  { number }: Pick<Format, 'number'>,
): readonly Column<Building>[] => {
  const floors = ({ floorsAbove, floorsUnder }: Building): string =>
    t('building.list.floorsOf', { above: floorsAbove, under: floorsUnder });
  return [
    {
      id: 'name',
      header: t('building.list.name'),
      width: 140,
      isHideable: false,
      isSortable: true,
      cell: ({ name }) => name,
    },
    { id: 'place', header: t('building.list.place'), width: 200, cell: ({ placeName }) => placeName },
    {
      id: 'alarmLevel',
      // without it only the colour of the row's edge would say the level
      isHideable: false,
      header: t('building.list.level'),
      width: 120,
      isSortable: true,
      text: (row) => levelText(row, t),
      cell: (row) => levelCell(row),
    },
    {
      id: 'devices',
      header: t('building.list.devices'),
      width: 90,
      align: 'end',
      isSortable: true,
      text: ({ devices }) => devices,
      cell: ({ devices }) => number(devices),
    },
    { id: 'floors', header: t('building.list.floors'), width: 150, cell: floors },
    { id: 'address', header: t('building.list.address'), width: 280, cell: ({ address }) => address },
  ];
};
