import { inspectionCalls } from '@fireline/api/inspection';
import { useCall } from '@fireline/api/react';
import { inspectionWords } from '@fireline/domain/inspection';
import { routeWords } from '@fireline/domain/shell';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { recordPageWords } from '../../lib/record/words.ts';
import { PlanDrawer } from './PlanDrawer.tsx';
import { PlanTabs } from './PlanTabs.tsx';
import { deletedColumns } from './planColumns.tsx';
import { usePlanFilters } from './usePlanFilters.ts';
import { planWords } from './words.ts';

const card = { marks: [], facts: ['unit', 'inspector', 'deletedBy', 'deletedAt'] };
const nothing = (): void => undefined;

/** Plans that were deleted: by whom and when. @spec INS-04 */
export function DeletedPlanList() {
  const t = useWords(planWords, inspectionWords, recordPageWords, routeWords);
  const format = useFormat();
  const list = useList(inspectionCalls.deletedPlans, {
    filters: usePlanFilters(),
    sorts: ['name', 'unit', 'deletedAt'],
    sort: '-deletedAt',
  });
  const columns = useMemo(() => deletedColumns(t, format), [t, format]);
  const row = useOpenRow(list.url);
  const opened = useCall(inspectionCalls.plan, { planId: row.id ?? 0 }, { isEnabled: row.id !== undefined });
  return (
    <ListPage
      name="inspection.deletedPlans"
      card={card}
      title={t('plans.part.deleted')}
      pageTitle={t('shell.route.inspectionPlans')}
      list={list}
      lead={<PlanTabs current="deleted" />}
      columns={columns}
      getRowId={({ planId }) => planId}
      rowName={({ name }) => name}
      empty={{ title: t('plans.deleted.empty') }}
      onOpen={({ planId }) => row.open(planId)}
    >
      {row.id !== undefined && <PlanDrawer call={opened} onAct={nothing} onClose={row.close} />}
    </ListPage>
  );
}
