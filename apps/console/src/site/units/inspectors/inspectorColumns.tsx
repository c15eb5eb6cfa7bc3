import type { Inspector } from '@fireline/api/site';
import type { Column } from '@fireline/ui/DataTable';
import { IconButton } from '@fireline/ui/IconButton';
import type { Format, Translate } from '@fireline/ui/lib';
import { Smartphone, Trash2 } from 'lucide-react';
import { personalCell } from '../../../lib/personal/personalCell.tsx';
import type { inspectorWords } from './words.ts';

type Words = Translate<keyof typeof inspectorWords>;

/** The columns of the inspectors of a unit. @spec SIT-06 */
export const inspectorColumns = (t: Words, { number, date }: Pick<Format, 'number' | 'date'>) =>
  [
    { id: 'realName', header: t('inspectors.name'), width: 160, cell: ({ realName }) => realName },
    {
      id: 'mobile',
      header: t('inspectors.mobile'),
      width: 180,
      ...personalCell<Inspector>(({ inspectorId, realName, mobile }) => ({
        subject: 'inspector',
        id: inspectorId,
        fields: ['mobile'],
        values: [mobile],
        label: t('inspectors.mobile'),
        name: realName,
      })),
    },
    {
      id: 'account',
      header: t('inspectors.account'),
      width: 160,
      text: ({ account }) => account,
      cell: ({ account }) => account || t('inspectors.account.none'),
    },
    {
      id: 'upkeeps',
      header: t('inspectors.upkeeps'),
      width: 120,
      align: 'end',
      text: ({ upkeeps }) => upkeeps,
      cell: ({ upkeeps }) => number(upkeeps),
    },
    {
      id: 'lastDay',
      header: t('inspectors.lastDay'),
      width: 150,
      text: ({ lastDay }) => lastDay ?? '',
      cell: ({ lastDay }) => (lastDay === null ? t('inspectors.never') : date(lastDay)),
    },
  ] satisfies readonly Column<Inspector>[];

interface Acts {
  readonly isBusy: boolean;
  readonly onRemove: (inspector: Inspector) => void;
  readonly onAccount: (inspector: Inspector) => void;
}

/** The buttons that set an inspector's account and remove the inspector. */
export const actsColumn = (t: Words, { isBusy, onRemove, onAccount }: Acts): Column<Inspector> => ({
  id: 'act',
  header: t('inspectors.act'),
  width: 110,
  hasControls: true,
  isExportable: false,
  text: () => '',
  cell: (inspector) => (
    <>
      <IconButton
        label={t('inspectors.account.set', { name: inspector.realName })}
        icon={<Smartphone aria-hidden />}
        onClick={() => onAccount(inspector)}
      />
      <IconButton
        label={t('inspectors.remove', { name: inspector.realName })}
        icon={<Trash2 aria-hidden />}
        disabled={isBusy}
        onClick={() => onRemove(inspector)}
      />
    </>
  ),
});
