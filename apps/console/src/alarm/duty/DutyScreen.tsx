import { alarmCalls, type DutyPlanRow } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { DutyPlanForm, planDraft } from './DutyPlanForm.tsx';
import { planColumns } from './planColumns.tsx';
import { StationDrawer } from './StationDrawer.tsx';
import { dutyScreenWords } from './words.ts';

const hiddenByDefault = ['changedBy'];

/** The stations: how each is checked, how the last week went, and who is on duty. @spec N16 */
export function DutyScreen() {
  const t = useWords(dutyScreenWords, routeWords);
  const format = useFormat();
  const list = useList(alarmCalls.dutyPlans, {
    filters: [
      { key: 'search', label: t('duty.search') },
      {
        key: 'state',
        label: t('duty.state'),
        any: t('duty.anyState'),
        choices: (['on', 'off'] as const).map((value) => ({ value, label: t(`duty.${value}`) })),
      },
    ],
    sorts: ['unit', 'missed'],
    sort: 'unit',
  });
  const row = useOpenRow(list.url);
  const mayChange = useMay()(alarmCalls.saveDutyPlan);
  const isInterrupted = useInterrupted(planDraft());
  const [written, setWritten] = useState<DutyPlanRow | 'new' | undefined>(
    mayChange && isInterrupted ? 'new' : undefined,
  );
  const columns = useMemo(() => planColumns(t, format), [t, format]);
  const listed = list.page.data?.rows.find(({ planId }) => planId === row.id);
  // a letter names a station that may stand on another page of the list
  const isElsewhere = row.id !== undefined && list.page.data !== undefined && listed === undefined;
  const named = useCall(alarmCalls.dutyPlans, { planId: row.id ?? 0 }, { isEnabled: isElsewhere });
  const plan = listed ?? (isElsewhere ? named.data?.rows[0] : undefined);
  const create = mayChange && (
    <Button icon={<Plus aria-hidden />} onClick={() => setWritten('new')}>
      {t('duty.create')}
    </Button>
  );
  return (
    <ListPage
      name="alarmDuty"
      title={t('shell.route.alarmDuty')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ planId }) => planId}
      rowName={({ unitName }) => unitName}
      empty={{ title: t('duty.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ planId }) => row.open(planId)}
      actions={create}
    >
      {plan && !written && <StationDrawer plan={plan} onChange={() => setWritten(plan)} onClose={row.close} />}
      {written && (
        <DutyPlanForm
          plan={written === 'new' ? undefined : written}
          onClose={() => setWritten(undefined)}
          onSaved={() => {
            setWritten(undefined);
            void list.page.refetch();
          }}
        />
      )}
    </ListPage>
  );
}
