import type { Place } from '@fireline/api/site';
import type { alarmWords } from '@fireline/domain/alarm';
import type { siteFormWords, siteWords } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { personalCell } from '../../lib/personal/personalCell.tsx';
import type { placeWords } from './words.ts';

type Keys = keyof typeof placeWords | keyof typeof alarmWords | keyof typeof siteWords | keyof typeof siteFormWords;
export type PlaceTranslate = Translate<Keys>;

export const smallKindText = ({ smallKind }: Pick<Place, 'smallKind'>, t: PlaceTranslate): string =>
  smallKind ? t(`site.smallKind.${smallKind}`) : '';

/** The columns of places. @spec SIT-01 SIT-02 */
export const placeColumns = (t: PlaceTranslate, { number }: Pick<Format, 'number'>): readonly Column<Place>[] => [
  { id: 'name', header: t('places.name'), width: 220, isHideable: false, isSortable: true, cell: ({ name }) => name },
  {
    id: 'alarmLevel',
    header: t('places.level'),
    width: 120,
    // without it only the colour of the row's edge would say the level
    isHideable: false,
    isSortable: true,
    text: ({ alarmLevel }) => (alarmLevel ? t(`alarm.level.${alarmLevel}`) : ''),
    cell: ({ alarmLevel }) => alarmLevel && <AlarmLevelBadge level={alarmLevel} />,
  },
  {
    id: 'type',
    header: t('places.type'),
    width: 150,
    isSortable: true,
    cell: ({ type, isRepair }) =>
      isRepair ? `${t(`site.placeType.${type}`)} · ${t('places.repair')}` : t(`site.placeType.${type}`),
  },
  { id: 'smallKind', header: t('places.smallKind'), width: 130, cell: (place) => smallKindText(place, t) },
  {
    id: 'devices',
    header: t('places.devices'),
    width: 90,
    align: 'end',
    isSortable: true,
    text: ({ devices }) => devices,
    cell: ({ devices }) => number(devices),
  },
  { id: 'manager', header: t('places.manager'), width: 120, cell: ({ manager }) => manager },
  {
    id: 'phone',
    header: t('places.phone'),
    width: 170,
    ...personalCell<Place>(({ placeId, name, phone }) => ({
      subject: 'place',
      id: placeId,
      fields: ['phone'],
      values: [phone],
      label: t('places.phone'),
      name,
    })),
  },
  { id: 'address', header: t('places.address'), width: 280, cell: ({ address }) => address },
  { id: 'unit', header: t('places.unit'), width: 200, cell: ({ unitName }) => unitName },
  { id: 'number', header: t('places.number'), width: 110, cell: (place) => place.number },
  { id: 'partner', header: t('places.partner'), width: 180, cell: ({ partnerName }) => partnerName },
  { id: 'maint', header: t('places.maint'), width: 160, cell: ({ maintName }) => maintName },
  {
    id: 'members',
    header: t('places.members'),
    width: 80,
    align: 'end',
    text: ({ members }) => members,
    cell: ({ members }) => number(members),
  },
];
