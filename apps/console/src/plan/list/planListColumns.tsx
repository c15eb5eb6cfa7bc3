import type { Plan, SeenPlan } from '@fireline/api/plan';
import type { planWords } from '@fireline/domain/plan';
import type { siteWords } from '@fireline/domain/site';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateMark } from '../../lib/list/StateMark.tsx';
import { floorText } from '../../lib/floor.ts';
import { StateCell } from './PlanList.styles.ts';
import type { planListWords } from '../centre/words.ts';
import { PlanSketch } from '../sketch/PlanSketch.tsx';

type Keys = keyof typeof planListWords | keyof typeof planWords | keyof typeof siteWords;
export type PlanListTranslate = Translate<Keys>;

/** All that may be known of a plan; undefined of a private one without its key. */
export const toldPlan = (plan: SeenPlan): Plan | undefined => ('name' in plan ? plan : undefined);

/** What a plan is called, also where its name is not told. @spec PLN-05 */
export const planTitle = (plan: SeenPlan, t: Translate<keyof typeof planListWords>): string =>
  toldPlan(plan)?.name ?? t('plan.list.hidden', { id: plan.layerId });

/** The state in words; how far it is while it is published, and why it failed. */
function stateText({ publishState, progressPercent, problem }: Plan, t: PlanListTranslate): string {
  const state = t(`plan.publish.${publishState}`);
  if (publishState === 'inProgress') return t('plan.list.state.progress', { state, percent: progressPercent });
  // a problem's code is a key of the same words: the gateway answers with the domain's problems alone
  if (publishState === 'failed' && problem) return `${state} · ${t(problem.code as Keys, { ...problem.args })}`;
  return state;
}

/** A column of what is told of a plan; empty of one that is hidden. */
export const planColumn = (
  id: string,
  header: string,
  width: number,
  of: (plan: Plan) => string,
  more: Partial<Column<SeenPlan>> = {},
): Column<SeenPlan> => {
  const read = (plan: SeenPlan): string => {
    const told = toldPlan(plan);
    return told ? of(told) : '';
  };
  return { id, header, width, text: read, cell: read, ...more };
};

const dateOf =
  (of: (plan: Plan) => string | null) =>
  (plan: SeenPlan): Date | null => {
    const told = toldPlan(plan);
    const at = told ? of(told) : null;
    return at === null ? null : new Date(at);
  };

/** What a plan is called, and that it is private. @spec PLN-05 */
export const nameColumn = (t: PlanListTranslate): Column<SeenPlan> => ({
  id: 'name',
  header: t('plan.list.name'),
  width: 240,
  isHideable: false,
  isSortable: true,
  text: (plan) => planTitle(plan, t),
  cell: (plan) => (
    <StateCell>
      <PlanSketch size="row" sketch={toldPlan(plan)?.sketch ?? null} />
      <span>{planTitle(plan, t)}</span>
      {plan.isPrivate && <Lock role="img" aria-label={t('plan.list.access.private')} />}
    </StateCell>
  ),
});

/** How far the publishing is, with the reason where it failed. @spec PLN-03 */
export const stateColumn = (t: PlanListTranslate): Column<SeenPlan> =>
  planColumn('publishState', t('plan.list.state'), 160, (plan) => stateText(plan, t), {
    isSortable: true,
    cell: (plan) => {
      const told = toldPlan(plan);
      return told ? <StateMark state={told.publishState}>{stateText(told, t)}</StateMark> : '';
    },
  });

export const publishedColumn = (t: PlanListTranslate, dateTime: Format['dateTime']): Column<SeenPlan> =>
  planColumn(
    'publishedAt',
    t('plan.list.publishedAt'),
    170,
    ({ publishedAt }) => (publishedAt === null ? '' : dateTime(publishedAt)),
    { isSortable: true, fileValue: dateOf((plan) => plan.publishedAt) },
  );

export const updatedColumn = (
  t: PlanListTranslate,
  { dateTime, shortDateTime }: Pick<Format, 'dateTime' | 'shortDateTime'>,
): Column<SeenPlan> =>
  planColumn('updatedAt', t('plan.list.updatedAt'), 130, ({ updatedAt }) => dateTime(updatedAt), {
    isSortable: true,
    fileValue: dateOf((plan) => plan.updatedAt),
    cell: (plan) => {
      const at = toldPlan(plan)?.updatedAt;
      return at === undefined ? '' : <time dateTime={at}>{shortDateTime(at)}</time>;
    },
  });

export const actionsColumn = (
  t: PlanListTranslate,
  renderActions: (plan: SeenPlan) => ReactNode,
): Column<SeenPlan> => ({
  id: 'actions',
  header: t('plan.list.actions'),
  width: 72,
  pin: 'end',
  isHideable: false,
  hasControls: true,
  isExportable: false,
  cell: renderActions,
});

/** The columns of all plans; of a private one without its key only that it is there. @spec PLN-01 PLN-03 PLN-05 */
export const planListColumns = (
  t: PlanListTranslate,
  format: Pick<Format, 'number' | 'dateTime' | 'shortDateTime'>,
  renderActions: (plan: SeenPlan) => ReactNode,
): readonly Column<SeenPlan>[] => [
  nameColumn(t),
  planColumn('bound', t('plan.list.bound'), 100, ({ boundName }) => boundName || t('plan.binding.unbound')),
  planColumn('place', t('plan.list.place'), 150, ({ placeName }) => placeName),
  planColumn('floor', t('plan.list.floor'), 104, ({ floor }) => floorText(floor, t)),
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
  planColumn('devices', t('plan.list.devices'), 76, ({ points }) => format.number(points), { align: 'end' }),
  planColumn('updatedBy', t('plan.list.updatedBy'), 110, ({ updatedBy }) => updatedBy),
  updatedColumn(t, format),
  publishedColumn(t, format.dateTime),
  actionsColumn(t, renderActions),
];
