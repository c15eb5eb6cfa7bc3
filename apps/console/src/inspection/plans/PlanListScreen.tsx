import { inspectionCalls } from '@fireline/api/inspection';
import { useCall } from '@fireline/api/react';
import { inspectionWords } from '@fireline/domain/inspection';
import { dayAt } from '@fireline/domain/lib';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { StoredForm } from '../../lib/form/StoredForm.tsx';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { recordPageWords } from '../../lib/record/words.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useDayText } from '../../lib/useDayText.ts';
import { ConfirmPlan } from './ConfirmPlan.tsx';
import { DeletedPlanList } from './DeletedPlanList.tsx';
import { type PlanAct, PlanDrawer } from './PlanDrawer.tsx';
import { planDraft, PlanForm } from './PlanForm.tsx';
import { PlanTabs } from './PlanTabs.tsx';
import { planColumns } from './planColumns.tsx';
import { usePlanFilters } from './usePlanFilters.ts';
import { planWords } from './words.ts';

/** On a phone. */
const card = { marks: ['state'], facts: ['unit', 'inspector', 'line', 'cycle', 'next', 'share'] };
const hiddenByDefault = ['valid', 'createdBy', 'changedBy', 'changedAt'];
const states = ['enabled', 'disabled', 'over'] as const;
const minuteMs = 60_000;

function usePlanList() {
  const t = useWords(planWords, inspectionWords);
  return useList(inspectionCalls.plans, {
    filters: [
      ...usePlanFilters(),
      {
        key: 'state',
        label: t('plans.state'),
        any: t('plans.anyState'),
        choices: states.map((value) => ({
          value,
          label: value === 'over' ? t('plans.state.over') : t(`inspection.plan.state.${value}`),
        })),
      },
    ],
    sorts: ['name', 'unit', 'inspector', 'line', 'changedAt'],
    sort: 'name',
  });
}

function PlanList() {
  const t = useWords(planWords, inspectionWords, recordPageWords, routeWords);
  const format = useFormat();
  const today = dayAt(useNow(minuteMs));
  const list = usePlanList();
  const shortDay = useDayText();
  const columns = useMemo(() => planColumns(t, format, today, shortDay), [t, format, today, shortDay]);
  const mayCreate = useMay()(inspectionCalls.createPlan);
  const isInterrupted = useInterrupted(planDraft(undefined));
  const [doing, setDoing] = useState<PlanAct | 'create' | undefined>(mayCreate && isInterrupted ? 'create' : undefined);
  const row = useOpenRow(list.url);
  const opened = useCall(inspectionCalls.plan, { planId: row.id ?? 0 }, { isEnabled: row.id !== undefined });
  const plan = opened.data?.planId === row.id ? opened.data : undefined;
  const close = (): void => setDoing(undefined);
  const saved = (): void => {
    close();
    void list.page.refetch();
    if (row.id !== undefined) void opened.refetch();
  };
  const create = mayCreate && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('plans.create')}
    </Button>
  );
  return (
    <ListPage
      name="inspectionPlans"
      card={card}
      title={t('shell.route.inspectionPlans')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      lead={<PlanTabs current="plans" />}
      columns={columns}
      getRowId={({ planId }) => planId}
      rowName={({ name }) => name}
      empty={{ title: t('plans.empty'), hint: t('plans.empty.hint'), ...(create ? { action: create } : {}) }}
      onOpen={({ planId }) => row.open(planId)}
      actions={create}
    >
      {row.id !== undefined && !doing && <PlanDrawer call={opened} onAct={setDoing} onClose={row.close} />}
      {doing === 'create' && (
        <PlanForm plan={undefined} unitId={list.query.unitId?.[0]} onClose={close} onSaved={saved} />
      )}
      {row.id !== undefined && doing === 'modify' && (
        <StoredForm call={inspectionCalls.plan} args={{ planId: row.id }} title={t('record.modify')} onClose={close}>
          {(stored, reload) => <PlanForm plan={stored} onReload={reload} onClose={close} onSaved={saved} />}
        </StoredForm>
      )}
      {plan && doing !== undefined && doing !== 'create' && doing !== 'modify' && (
        <ConfirmPlan plan={plan} act={doing} onDone={doing === 'delete' ? row.close : saved} onClose={close} />
      )}
    </ListPage>
  );
}

/** Who walks which line and how often, and the plans that were deleted. @spec INS-04 */
export function PlanListScreen() {
  return useUrlQuery().get('part') === 'deleted' ? <DeletedPlanList /> : <PlanList />;
}
