import type { Inspector } from '@fireline/api/site';
import type { Column } from '@fireline/ui/DataTable';
import { IconButton } from '@fireline/ui/IconButton';
import type { Format, Translate } from '@fireline/ui/lib';
import { Trash2 } from 'lucide-react';
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

/** The button that removes an inspector. */
export const removeColumn = (
  t: Words,
  isBusy: boolean,
  onRemove: (inspector: Inspector) => void,
): Column<Inspector> => ({
  id: 'act',
  header: t('inspectors.act'),
  width: 80,
  hasControls: true,
  isExportable: false,
  text: () => '',
  cell: (inspector) => (
    <IconButton
      label={t('inspectors.remove', { name: inspector.realName })}
      icon={<Trash2 aria-hidden />}
      disabled={isBusy}
      onClick={() => onRemove(inspector)}
    />
  ),
});
