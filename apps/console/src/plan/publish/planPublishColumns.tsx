import type { PlanPublish } from '@fireline/api/plan';
import { sizeText } from '@fireline/domain/lib';
import type { planWords } from '@fireline/domain/plan';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import type { planPublishWords } from '../centre/words.ts';

type Keys = keyof typeof planPublishWords | keyof typeof planWords;

const column = (
  id: string,
  header: string,
  width: number,
  read: (record: PlanPublish) => string,
  more: Partial<Column<PlanPublish>> = {},
): Column<PlanPublish> => ({ id, header, width, text: read, cell: read, ...more });

const end = { align: 'end' } as const;

/** The columns of what was published. @spec PLN-03 */
export const planPublishColumns = (
  t: Translate<Keys>,
  { number, dateTime }: Pick<Format, 'number' | 'dateTime'>,
): readonly Column<PlanPublish>[] => [
  column('at', t('plan.records.at'), 170, ({ at }) => dateTime(at), {
    fileValue: ({ at }) => new Date(at),
  }),
  column('name', t('plan.records.name'), 198, ({ layerName }) => layerName),
  column('kind', t('plan.records.kind'), 90, ({ kind }) => t(`plan.records.kind.${kind}`)),
  {
    id: 'state',
    header: t('plan.records.state'),
    width: 130,
    ...stateCell<PlanPublish>(
      ({ state }) => state,
      ({ state, progressPercent }) =>
        state === 'inProgress'
          ? t('plan.records.progress', { state: t(`plan.publish.${state}`), percent: progressPercent })
          : t(`plan.publish.${state}`),
    ),
  },
  // a problem's code is a key of the same words: the gateway answers with the domain's problems alone
  column('problem', t('plan.records.problem'), 200, ({ problem }) =>
    problem ? t(problem.code as Keys, { ...problem.args }) : '',
  ),
  column(
    'version',
    t('plan.records.version'),
    74,
    ({ versionNo }) => (versionNo === null ? '' : number(versionNo)),
    end,
  ),
  column('by', t('plan.records.by'), 110, ({ by }) => by),
  column('endedAt', t('plan.records.endedAt'), 170, ({ endedAt }) => (endedAt === null ? '' : dateTime(endedAt)), {
    fileValue: ({ endedAt }) => endedAt && new Date(endedAt),
  }),
  column('file', t('plan.records.file'), 140, ({ fileName }) => fileName),
  column('size', t('plan.records.size'), 90, ({ fileBytes }) => sizeText(fileBytes), end),
];
