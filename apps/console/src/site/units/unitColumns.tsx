import type { Unit } from '@fireline/api/site';
import type { alarmWords } from '@fireline/domain/alarm';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import type { Column, RowLevel } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { personalCell } from '../../lib/personal/personalCell.tsx';
import type { unitWords } from './words.ts';

type Keys = keyof typeof unitWords | keyof typeof alarmWords;

/** The worst level that stands; undefined when all is well. */
export const levelOf = ({ alarmLevel }: Pick<Unit, 'alarmLevel'>): RowLevel | undefined => alarmLevel ?? undefined;

/** The columns of units. @spec SIT-06 */
export function unitColumns(t: Translate<Keys>, { number }: Pick<Format, 'number'>): readonly Column<Unit>[] {
  const count = (id: 'places' | 'buildings' | 'devices' | 'users', isSortable: boolean): Column<Unit> => ({
    id,
    header: t(`units.${id}`),
    width: 90,
    align: 'end',
    isSortable,
    text: (unit) => unit[id],
    cell: (unit) => number(unit[id]),
  });
  return [
    {
      id: 'name',
      header: t('units.name'),
      width: 220,
      isHideable: false,
      isSortable: true,
      cell: ({ name }) => name,
    },
    {
      id: 'alarmLevel',
      header: t('units.level'),
      width: 120,
      // without it only the colour of the row's edge would say the level
      isHideable: false,
      isSortable: true,
      text: ({ alarmLevel }) => (alarmLevel ? t(`alarm.level.${alarmLevel}`) : ''),
      cell: ({ alarmLevel }) => alarmLevel && <AlarmLevelBadge level={alarmLevel} />,
    },
    { id: 'contact', header: t('units.contact'), width: 120, cell: ({ contact }) => contact },
    {
      id: 'phones',
      header: t('units.phones'),
      width: 220,
      ...personalCell<Unit>(({ unitId, name, mobiles, landlines }) => ({
        subject: 'unit',
        id: unitId,
        fields: ['mobiles', 'landlines'],
        values: [...mobiles, ...landlines],
        label: t('units.phones'),
        name,
        isFirstOnly: true,
      })),
    },
    count('places', true),
    count('devices', true),
    {
      id: 'online',
      header: t('units.online'),
      width: 110,
      align: 'end',
      cell: ({ online, devices }) => t('units.onlineOf', { online: number(online), devices: number(devices) }),
    },
    { id: 'org', header: t('units.org'), width: 130, cell: ({ orgName }) => orgName },
    { id: 'address', header: t('units.address'), width: 260, cell: ({ address }) => address },
    { id: 'partner', header: t('units.partner'), width: 180, cell: ({ partnerName }) => partnerName },
    count('buildings', false),
    count('users', false),
  ];
}
