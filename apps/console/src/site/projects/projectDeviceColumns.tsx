import type { ProjectCandidate, ProjectDevice } from '@fireline/api/site';
import type { alarmWords } from '@fireline/domain/alarm';
import { deviceStatus, type deviceLifeWords, type deviceWords } from '@fireline/domain/device';
import type { siteWords } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import type { Column } from '@fireline/ui/DataTable';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import type { Format, Translate } from '@fireline/ui/lib';
import { floorText } from '../../lib/floor.ts';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { DeviceName } from '../../lib/parts/DeviceName.tsx';
import type { projectWords } from './words.ts';

export type ProjectDeviceKeys =
  | keyof typeof projectWords
  | keyof typeof deviceWords
  | keyof typeof deviceLifeWords
  | keyof typeof alarmWords
  | keyof typeof siteWords;
type T = Translate<ProjectDeviceKeys>;

const whereOf = ({ placeName, buildingName, floor }: ProjectCandidate, t: T): string =>
  [placeName, buildingName, floorText(floor, t)].filter((part) => part !== '').join(' ');

const common = (t: T) =>
  ({
    name: {
      id: 'name',
      header: t('projects.device.name'),
      width: 230,
      isHideable: false,
      isSortable: true,
      text: ({ name }) => name,
      cell: (device) => <DeviceName device={device} />,
    },
    status: {
      id: 'status',
      header: t('projects.device.status'),
      width: 150,
      isSortable: true,
      hasControls: true,
      text: (device) => t(`device.status.${deviceStatus(device)}`),
      cell: (device) => <DeviceStatusTag device={device} />,
    },
    type: {
      id: 'type',
      header: t('projects.device.type'),
      width: 130,
      cell: ({ deviceType }) => t(`device.type.${deviceType}`),
    },
    place: {
      id: 'place',
      header: t('projects.device.place'),
      width: 240,
      isSortable: true,
      cell: (device) => whereOf(device, t),
    },
    imei: {
      id: 'imei',
      header: t('projects.device.imei'),
      width: 160,
      isInEveryFile: true,
      cell: ({ imei }) => imei,
    },
  }) satisfies Record<string, Column<ProjectCandidate>>;

/** What is shown of devices that can come into a project. @spec SIT-08 */
export function candidateColumns(t: T): readonly Column<ProjectCandidate>[] {
  const { name, status, type, place } = common(t);
  const fixed = (column: Column<ProjectCandidate>): Column<ProjectCandidate> => ({ ...column, isSortable: false });
  return [fixed(name), type, fixed(status), fixed(place)];
}

/** How near the end of service of a device is. @spec DEV-14 */
export const stageText = ({ stage }: Pick<ProjectDevice, 'stage'>, t: T): string =>
  t(stage === null ? 'projects.device.noService' : `device.expiry.${stage}`);

/** The columns of the devices of a project. @spec SIT-08 */
export function projectDeviceColumns(
  t: T,
  format: Pick<Format, 'date' | 'dateTime'>,
): readonly Column<ProjectDevice>[] {
  const { name, status, type, place, imei } = common(t);
  return [
    name,
    status,
    {
      id: 'level',
      header: t('projects.device.level'),
      width: 110,
      // without it only the colour of the row's edge would say the level
      isHideable: false,
      text: ({ alarmLevel }) => (alarmLevel ? t(`alarm.level.${alarmLevel}`) : ''),
      cell: ({ alarmLevel }) => alarmLevel && <AlarmLevelBadge level={alarmLevel} />,
    },
    {
      id: 'label',
      header: t('projects.device.label'),
      width: 140,
      isSortable: true,
      cell: ({ labelName }) => labelName,
    },
    place,
    { id: 'stage', header: t('projects.device.stage'), width: 140, cell: (device) => stageText(device, t) },
    {
      id: 'expiresOn',
      header: t('projects.device.expires'),
      width: 120,
      isSortable: true,
      text: ({ expiresOn }) => expiresOn ?? '',
      cell: ({ expiresOn }) => expiresOn && <time dateTime={expiresOn}>{format.date(expiresOn)}</time>,
    },
    imei,
    type,
    {
      id: 'addedAt',
      header: t('projects.device.added'),
      isSortable: true,
      ...timeCell<ProjectDevice>(({ addedAt }) => addedAt, format),
    },
  ];
}
