import type { Maint } from '@fireline/api/site';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { personalCell } from '../../lib/personal/personalCell.tsx';
import type { maintWords } from './words.ts';

/** The columns of maintenance companies. @spec SIT-07 */
export function maintColumns(
  t: Translate<keyof typeof maintWords>,
  { number }: Pick<Format, 'number'>,
): readonly Column<Maint>[] {
  const count = (id: 'places' | 'devices' | 'users'): Column<Maint> => ({
    id,
    header: t(`maints.${id}`),
    width: 100,
    align: 'end',
    isSortable: true,
    text: (maint) => maint[id],
    cell: (maint) => number(maint[id]),
  });
  return [
    { id: 'name', header: t('maints.name'), width: 200, isHideable: false, isSortable: true, cell: ({ name }) => name },
    { id: 'contact', header: t('maints.contact'), width: 120, cell: ({ contact }) => contact },
    {
      id: 'phone',
      header: t('maints.phone'),
      width: 170,
      ...personalCell<Maint>(({ maintId, name, phone }) => ({
        subject: 'maint',
        id: maintId,
        fields: ['phone'],
        values: [phone],
        label: t('maints.phone'),
        name,
      })),
    },
    count('places'),
    count('devices'),
    count('users'),
    { id: 'partner', header: t('maints.partner'), width: 180, cell: ({ partnerName }) => partnerName },
    { id: 'systemTitle', header: t('maints.systemTitle'), width: 200, cell: ({ systemTitle }) => systemTitle },
    { id: 'address', header: t('maints.address'), width: 280, cell: ({ address }) => address },
  ];
}
