import type { Building, buildingCalls } from '@fireline/api/building';
import type { ReplyOf } from '@fireline/api/lib';
import type { buildingWords } from '@fireline/domain/building';
import { type DeviceType, deviceTypeNames, type deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import type { Column } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import type { Format, Translate } from '@fireline/ui/lib';
import { PersonalValue } from '../lib/personal/PersonalValue.tsx';
import type { buildingFormWords, buildingScreenWords } from './words.ts';

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

type FloorRow = ReplyOf<typeof buildingCalls.floors>['rows'][number];
type FloorT = Translate<
  | keyof typeof buildingWords
  | keyof typeof buildingFormWords
  | keyof typeof buildingScreenWords
  | keyof typeof deviceWords
>;

/** What hangs on a floor, by type, most first. */
const equipmentText = ({ byType }: FloorRow, t: FloorT, number: Format['number']): string =>
  deviceTypeNames
    .flatMap((type: DeviceType) => {
      const count = byType[type] ?? 0;
      return count > 0 ? { type, count } : [];
    })
    .toSorted((a, b) => b.count - a.count)
    .map(({ type, count }) => t('building.floor.fire.of', { type: t(`device.type.${type}`), count: number(count) }))
    .join(' · ');

/** What a fire crew asks of a floor: what hangs there, its plan, the ways out of the building, and whom to call. @spec BLD-05 */
export const fireFloorColumns = (t: FloorT, { number }: Pick<Format, 'number'>): readonly Column<FloorRow>[] => [
  {
    id: 'equipment',
    header: t('building.floor.fire.equipment'),
    width: 270,
    cell: (row) => equipmentText(row, t, number),
  },
  {
    id: 'plan',
    header: t('building.floor.fire.plan'),
    width: 80,
    hasControls: true,
    text: ({ plans }) => t(plans > 0 ? 'building.floor.fire.planned' : 'building.floor.fire.unplanned'),
    cell: ({ plans, buildingId, floor }) =>
      plans > 0 ? (
        <Link href={`${pathTo('buildingDetail', { buildingId })}?floor=${floor}`}>
          {t('building.floor.fire.planned')}
        </Link>
      ) : (
        t('building.floor.fire.unplanned')
      ),
  },
  ...counted.map((name) => ({
    id: name,
    header: t(`building.form.${name}`),
    width: 100,
    align: 'end' as const,
    fileValue: ({ record }: FloorRow) => record?.[name] ?? '',
    cell: ({ record }: FloorRow) => (record?.[name] === undefined ? '' : number(record[name])),
  })),
  {
    id: 'contact',
    header: t('building.floor.fire.contact'),
    width: 230,
    hasControls: true,
    text: ({ record }) => [record?.responsible, record?.phone].filter(Boolean).join(' '),
    cell: ({ buildingId, buildingName, record }) =>
      record && (
        <>
          {record.responsible}{' '}
          {record.phone && (
            <PersonalValue
              subject="building"
              id={buildingId}
              fields={['phone']}
              values={[record.phone]}
              label={t('building.form.phone')}
              name={buildingName}
            />
          )}
        </>
      ),
  },
];
