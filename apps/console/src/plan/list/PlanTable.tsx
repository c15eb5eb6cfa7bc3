import { type PlanQuery, type SeenPlan, planCalls } from '@fireline/api/plan';
import { planWords } from '@fireline/domain/plan';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { usePaging } from '../../lib/list/usePaging.ts';
import { useAllRows } from '../../lib/list/useAllRows.ts';
import { useListQuery } from '../../lib/list/useList.ts';
import { useIsPhone } from '../../lib/useIsPhone.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { PlanListDialogs } from './PlanListDialogs.tsx';
import { type PlanDeed, PlanListMenu, planDeeds } from './PlanListMenu.tsx';
import { planListWords } from '../centre/words.ts';
import { type PlanListTranslate, planTitle } from './planListColumns.tsx';
import { planFilters } from './planFilters.ts';
import { openPath, usePlanDeeds } from './usePlanDeeds.ts';
import { usePlanList } from './usePlanList.ts';

/** The call that a deed makes, where not everybody who sees the plan may make it. */
const callOfDeed = {
  change: planCalls.change,
  upload: planCalls.upload,
  publish: planCalls.publish,
  versions: planCalls.rollBack,
  delete: planCalls.delete,
} as const;
const deedsOf = (may: ReturnType<typeof useMay>): PlanDeed[] =>
  planDeeds.filter((deed) => !(deed in callOfDeed) || may(callOfDeed[deed as keyof typeof callOfDeed]));

const sorts = ['name', 'publishedAt', 'updatedAt', 'publishState'] as const;

type RenderActions = (plan: SeenPlan) => ReactNode;

export interface PlanTableProps {
  readonly title: string;
  /** Under this name the reader's columns are kept. */
  readonly name: 'plan.list' | 'plan.layers';
  /** On a phone, below the name with its picture: what else is read there. */
  readonly facts: readonly string[];
  /** Columns that are not shown until somebody asks for them. */
  readonly hiddenByDefault: readonly string[];
  /** Keep the function the same between renders. */
  readonly columnsOf: (
    t: PlanListTranslate,
    format: Pick<Format, 'number' | 'dateTime' | 'shortDateTime'>,
    renderActions: RenderActions,
  ) => readonly Column<SeenPlan>[];
}

/** Every plan in reach, live, with what is done to one: found, filtered, created, changed, taken away. @spec PLN-01 PLN-03 PLN-05 */
export function PlanTable({ title, name, facts, hiddenByDefault, columnsOf }: PlanTableProps) {
  const t = useWords(planListWords, planWords, siteWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const may = useMay();
  const asked = useListQuery<PlanQuery>({ filters: planFilters(t), sorts, sort: '-updatedAt' });
  const { pageNo, pageSize } = usePaging(asked.url);
  const page = usePlanList({ ...asked.query, pageNo, pageSize });
  const { refetch } = page;
  const loadRows = useAllRows(planCalls.list, asked.query);
  const { onDo, shown, setShown } = usePlanDeeds(refetch);
  const columns = useMemo(
    () => columnsOf(t, format, (plan) => <PlanListMenu plan={plan} deeds={deedsOf(may)} onDo={onDo} />),
    [columnsOf, t, format, may, onDo],
  );
  const isPhone = useIsPhone();
  const card = useMemo(() => ({ marks: ['publishState', 'actions'], facts: ['name', ...facts] }), [facts]);
  const create = may(planCalls.create) && (
    <Button icon={<Plus aria-hidden />} onClick={() => setShown({ deed: 'change', plan: undefined })}>
      {t('plan.list.create')}
    </Button>
  );
  return (
    <ListPage
      {...{ title, name, hiddenByDefault, columns }}
      list={{ ...asked, page, loadRows }}
      getRowId={({ layerId }) => layerId}
      card={card}
      // a card is called by its first column, with the picture
      {...(!isPhone && { rowName: (plan: SeenPlan) => planTitle(plan, t) })}
      empty={{
        title: t('plan.list.empty'),
        ...(create ? { hint: t('plan.list.empty.hint'), action: create } : {}),
      }}
      onOpen={({ layerId }) => navigate(openPath(layerId))}
      actions={create}
    >
      {shown && <PlanListDialogs shown={shown} onShow={setShown} onChanged={() => void refetch()} />}
    </ListPage>
  );
}
