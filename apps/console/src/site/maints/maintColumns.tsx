import type { ReplyOf } from '@fireline/api/lib';
import type { siteCalls } from '@fireline/api/site';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { personalCell } from '../../lib/personal/personalCell.tsx';
import { Late } from './Maint.styles.ts';
import type { maintWords } from './words.ts';

type Maint = ReplyOf<typeof siteCalls.maints>['rows'][number];

/** The columns of maintenance companies: what waits for each before what it keeps. @spec SIT-07 */
export function maintColumns(
  t: Translate<keyof typeof maintWords>,
  { number }: Pick<Format, 'number'>,
): readonly Column<Maint>[] {
  const count = (id: 'places' | 'devices' | 'users' | 'openOrders' | 'overdueHazards' | 'offline'): Column<Maint> => ({
    id,
    header: t(`maints.${id}`),
    width: 104,
    align: 'end',
    isSortable: true,
    text: (maint) => maint[id],
    cell: (maint) => (id === 'overdueHazards' && maint[id] > 0 ? <Late>{number(maint[id])}</Late> : number(maint[id])),
  });
  return [
    { id: 'name', header: t('maints.name'), width: 200, isHideable: false, isSortable: true, cell: ({ name }) => name },
    count('overdueHazards'),
    count('openOrders'),
    count('offline'),
    count('places'),
    count('devices'),
    { id: 'contact', header: t('maints.contact'), width: 100, cell: ({ contact }) => contact },
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
    count('users'),
    { id: 'partner', header: t('maints.partner'), width: 180, cell: ({ partnerName }) => partnerName },
    { id: 'systemTitle', header: t('maints.systemTitle'), width: 200, cell: ({ systemTitle }) => systemTitle },
    { id: 'address', header: t('maints.address'), width: 280, cell: ({ address }) => address },
  ];
}
