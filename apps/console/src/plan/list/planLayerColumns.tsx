import type { SeenPlan } from '@fireline/api/plan';
import type { Column } from '@fireline/ui/DataTable';
import type { Format } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { floorText } from '../../lib/floor.ts';
import {
  type PlanListTranslate,
  actionsColumn,
  nameColumn,
  planColumn,
  publishedColumn,
  stateColumn,
  updatedColumn,
} from './planListColumns.tsx';

const degrees = 6;

/** The columns of all that is kept of a layer: what it is bound to, which version is shown, what is placed on it and what is missing, who changed it; of a private one without its key only that it is there. @spec PLN-01 PLN-05 */
export const planLayerColumns = (
  t: PlanListTranslate,
  format: Pick<Format, 'number' | 'dateTime' | 'shortDateTime'>,
  renderActions: (plan: SeenPlan) => ReactNode,
): readonly Column<SeenPlan>[] => [
  {
    id: 'layerId',
    header: t('plan.layers.id'),
    width: 64,
    align: 'end',
    text: ({ layerId }) => layerId,
    cell: ({ layerId }) => layerId,
  },
  nameColumn(t),
  planColumn('description', t('plan.layers.description'), 200, ({ description }) => description),
  planColumn('bound', t('plan.list.bound'), 150, ({ boundKind, boundName, floor }) =>
    boundKind === null
      ? t('plan.binding.unbound')
      : [t(`plan.boundTo.${boundKind}`), boundName, floorText(floor, t)].filter(Boolean).join(' · '),
  ),
  planColumn('access', t('plan.list.access'), 76, ({ isPrivate }) =>
    t(isPrivate ? 'plan.list.access.private' : 'plan.list.access.open'),
  ),
  planColumn('center', t('plan.layers.center'), 180, ({ center }) =>
    center === null ? '' : `${center.lat.toFixed(degrees)}, ${center.lng.toFixed(degrees)}`,
  ),
  stateColumn(t),
  planColumn(
    'version',
    t('plan.list.version'),
    70,
    ({ versionNo }) => (versionNo === null ? '' : format.number(versionNo)),
    {
      align: 'end',
    },
  ),
  planColumn('placed', t('plan.layers.placed'), 84, ({ points }) => format.number(points), { align: 'end' }),
  planColumn(
    'unplaced',
    t('plan.layers.unplaced'),
    84,
    ({ unplaced }) => (unplaced === null || unplaced === undefined ? '' : format.number(unplaced)),
    { align: 'end' },
  ),
  planColumn('updatedBy', t('plan.list.updatedBy'), 100, ({ updatedBy }) => updatedBy),
  updatedColumn(t, format),
  planColumn('publisher', t('plan.layers.publisher'), 96, ({ publisher }) => publisher),
  publishedColumn(t, format.dateTime),
  planColumn('file', t('plan.layers.file'), 120, ({ file }) => file?.name ?? ''),
  actionsColumn(t, renderActions),
];
