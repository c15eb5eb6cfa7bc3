import type { Building } from '@fireline/api/building';
import type { alarmWords } from '@fireline/domain/alarm';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import type { Column, RowLevel } from '@fireline/ui/DataTable';
import { type Format, type Translate, VisuallyHidden } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { countCell } from '../lib/list/countCell.ts';
import { TwoLines } from '../lib/list/TwoLines.styles.ts';
import type { buildingScreenWords } from './words.ts';

type Keys = keyof typeof buildingScreenWords | keyof typeof alarmWords;

interface Alarmed {
  readonly alarmLevel: RowLevel | null;
}

/** The worst level that stands; undefined when all is well. */
export const levelOf = ({ alarmLevel }: Alarmed): RowLevel | undefined => alarmLevel ?? undefined;

/** The worst level in words, for files; empty when all is well. */
const levelText = (row: Alarmed, t: Translate<keyof typeof alarmWords>): string => {
  const level = levelOf(row);
  return level ? t(`alarm.level.${level}`) : '';
};

function levelCell(row: Alarmed): ReactNode {
  const level = levelOf(row);
  return level && <AlarmLevelBadge level={level} />;
}

/** The worst level of what a row stands for. */
export const levelColumn = (t: Translate<'building.list.level' | keyof typeof alarmWords>): Column<Alarmed> => ({
  id: 'alarmLevel',
  // without it only the colour of the row's edge would say the level
  isHideable: false,
  header: t('building.list.level'),
  width: 120,
  text: (row) => levelText(row, t),
  cell: levelCell,
});

/** The columns of buildings. @spec BLD-05 */
export const buildingColumns = (t: Translate<Keys>, format: Pick<Format, 'number'>): readonly Column<Building>[] => {
  const floors = ({ floorsAbove, floorsUnder }: Building): string =>
    t('building.list.floorsOf', { above: floorsAbove, under: floorsUnder });
  return [
    { ...levelColumn(t), isSortable: true },
    {
      id: 'name',
      header: t('building.list.name'),
      width: 200,
      isHideable: false,
      isSortable: true,
      text: ({ name }) => name,
      cell: ({ name, placeName }) => (
        <TwoLines title={`${placeName} ${name}`}>
          <span>{name}</span>
          <small>
            <VisuallyHidden> · </VisuallyHidden>
            {placeName}
          </small>
        </TwoLines>
      ),
    },
    {
      id: 'place',
      header: t('building.list.place'),
      width: 180,
      isInEveryFile: true,
      cell: ({ placeName }) => placeName,
    },
    {
      id: 'alarms',
      header: t('building.floor.alarms'),
      width: 120,
      ...countCell<Building>(({ alarms }) => alarms, format),
    },
    {
      id: 'offline',
      header: t('building.floor.offline'),
      width: 120,
      ...countCell<Building>(({ offline }) => offline, format),
    },
    {
      id: 'devices',
      header: t('building.list.devices'),
      width: 90,
      isSortable: true,
      ...countCell<Building>(({ devices }) => devices, format),
    },
    { id: 'floors', header: t('building.list.floors'), width: 150, cell: floors },
    { id: 'address', header: t('building.list.address'), width: 260, cell: ({ address }) => address },
  ];
};
