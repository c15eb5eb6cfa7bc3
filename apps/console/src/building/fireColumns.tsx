import type { Building } from '@fireline/api/building';
import type { buildingWords } from '@fireline/domain/building';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import type { buildingFormWords } from './words.ts';

type T = Translate<keyof typeof buildingWords | keyof typeof buildingFormWords>;

const chosen = ['fireHazard', 'fireResistance'] as const;
const counted = ['safetyExits', 'fireElevators', 'evacuationStairs'] as const;

/** What a fire crew asks of a building before it enters; empty where nothing is on record. @spec BLD-01 BLD-05 */
export const fireColumns = (t: T, { number }: Pick<Format, 'number'>): readonly Column<Building>[] => [
  ...chosen.map((name) => ({
    id: name,
    header: t(`building.${name}`),
    width: 110,
    cell: ({ record }: Building) =>
      record ? t(`building.choice.${name}.${record[name]}` as keyof typeof buildingWords) : '',
  })),
  {
    id: 'heightM',
    header: t('building.form.heightM'),
    width: 100,
    align: 'end',
    fileValue: ({ record }) => record?.heightM ?? '',
    cell: ({ record }) =>
      record?.heightM === undefined ? '' : t('building.form.metres', { value: number(record.heightM) }),
  },
  ...counted.map((name) => ({
    id: name,
    header: t(`building.form.${name}`),
    width: 110,
    align: 'end' as const,
    fileValue: ({ record }: Building) => record?.[name] ?? '',
    cell: ({ record }: Building) => (record?.[name] === undefined ? '' : number(record[name])),
  })),
];
