import type { ProjectResource } from '@fireline/api/site';
import type { deviceLifeWords, deviceWords, ExpiryStage } from '@fireline/domain/device';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { type StateName, stateCell } from '../../../lib/list/StateMark.tsx';
import type { resourceWords } from './words.ts';

export type ResourceKeys = keyof typeof resourceWords | keyof typeof deviceWords | keyof typeof deviceLifeWords;
export const megabytes = (bytes: number): number => bytes / 1024 / 1024;

const stageShapes = {
  later: 'active',
  in30: 'soon',
  in15: 'ending',
  in7: 'ending',
  today: 'ending',
  expired: 'stopped',
  none: 'none',
} as const satisfies Readonly<Record<ExpiryStage | 'none', StateName>>;

/** The columns of what each device of a project uses. @spec SIT-08 DEV-14 */
export function resourceColumns(
  t: Translate<ResourceKeys>,
  { number, date }: Pick<Format, 'number' | 'date'>,
): readonly Column<ProjectResource>[] {
  const day = (id: 'expiresOn' | 'cloudUntil' | 'watermarkUntil', width: number): Column<ProjectResource> => ({
    id,
    header: t(`resources.${id}`),
    width,
    isSortable: id === 'expiresOn',
    text: (row) => row[id] ?? '',
    cell: (row) => row[id] && <time dateTime={row[id]}>{date(row[id])}</time>,
  });
  const count = (id: 'sms' | 'voice' | 'files', isSortable: boolean): Column<ProjectResource> => ({
    id,
    header: t(`resources.${id}`),
    width: 130,
    align: 'end',
    isSortable,
    text: (row) => row[id],
    cell: (row) => number(row[id]),
  });
  return [
    {
      id: 'name',
      header: t('resources.name'),
      width: 220,
      isHideable: false,
      isSortable: true,
      cell: ({ name }) => name,
    },
    { id: 'place', header: t('resources.place'), width: 200, cell: ({ placeName }) => placeName },
    { id: 'label', header: t('resources.label'), width: 140, cell: ({ labelName }) => labelName },
    {
      id: 'stage',
      header: t('resources.stage'),
      width: 180,
      ...stateCell<ProjectResource>(
        ({ stage }) => stageShapes[stage ?? 'none'],
        ({ stage }) => t(stage === null ? 'resources.noService' : `device.expiry.${stage}`),
      ),
    },
    day('expiresOn', 120),
    count('sms', true),
    count('voice', true),
    {
      id: 'bytes',
      header: t('resources.bytes'),
      width: 120,
      align: 'end',
      isSortable: true,
      text: ({ bytes }) => Number(megabytes(bytes).toFixed(1)),
      cell: ({ bytes }) => number(megabytes(bytes), { digits: 1 }),
    },
    count('files', false),
    day('cloudUntil', 140),
    day('watermarkUntil', 130),
    { id: 'type', header: t('resources.type'), width: 130, cell: ({ deviceType }) => t(`device.type.${deviceType}`) },
    { id: 'imei', header: t('resources.imei'), width: 160, cell: ({ imei }) => imei },
  ];
}
