import { alarmCalls } from '@fireline/api/alarm';
import { alarmDutyWords, drillStates } from '@fireline/domain/alarm';
import { routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAskedToCreate } from '../../lib/form/useAskedToCreate.ts';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { drillColumns } from './drillColumns.tsx';
import { DrillDrawer } from './DrillDrawer.tsx';
import { DrillForm, drillDraft } from './DrillForm.tsx';
import { drillWords } from './words.ts';

/** On a phone. */
const card = { marks: ['state'], facts: ['unit', 'where', 'startsAt', 'reaction'] };

const hiddenByDefault = ['endedBy'];

function useDrills() {
  const t = useWords(drillWords, alarmDutyWords);
  return useList(alarmCalls.drills, {
    filters: [
      { key: 'search', label: t('drills.search') },
      {
        key: 'state',
        label: t('drills.state'),
        any: t('drills.anyState'),
        choices: drillStates.map((value) => ({ value, label: t(`alarm.drill.state.${value}`) })),
      },
      {
        key: 'unitId',
        param: 'unit',
        label: t('drills.unit'),
        any: t('drills.anyUnit'),
        isList: true,
        ...useNodeFilter('unit'),
      },
    ],
    sorts: ['startsAt', 'name'],
    sort: '-startsAt',
  });
}

/** Fire drills: planned, running and past, with what was raised in each and how fast people reacted. @spec N15 */
export function DrillListScreen() {
  const t = useWords(drillWords, alarmDutyWords, siteWords, routeWords);
  const format = useFormat();
  const list = useDrills();
  const row = useOpenRow(list.url);
  const mayCreate = useMay()(alarmCalls.createDrill);
  const isInterrupted = useInterrupted(drillDraft);
  const [isWriting, setWriting] = useState(mayCreate && isInterrupted);
  useAskedToCreate(mayCreate, () => setWriting(true));
  const columns = useMemo(() => drillColumns(t, format), [t, format]);
  const drill = list.page.data?.rows.find(({ drillId }) => drillId === row.id);
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setWriting(true)}>
      {t('drills.create')}
    </Button>
  );
  return (
    <ListPage
      name="alarmDrills"
      card={card}
      title={t('shell.route.alarmDrills')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ drillId }) => drillId}
      rowName={({ name }) => name}
      empty={{ title: t('drills.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ drillId }) => row.open(drillId)}
      actions={create}
    >
      {drill && <DrillDrawer drill={drill} onClose={row.close} />}
      {isWriting && (
        <DrillForm
          onClose={() => setWriting(false)}
          onSaved={() => {
            setWriting(false);
            void list.page.refetch();
          }}
        />
      )}
    </ListPage>
  );
}
