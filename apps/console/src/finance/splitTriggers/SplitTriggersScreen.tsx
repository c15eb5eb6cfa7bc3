import { financeCalls, type Trigger } from '@fireline/api/finance';
import { financeSplitWords, financeWords, triggerStates, triggerTypes } from '@fireline/domain/finance';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { ListChecks, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { splitPageWords } from '../splits/words.ts';
import { SplitTasksPart } from './SplitTasksPart.tsx';
import { ToggleTrigger } from './ToggleTrigger.tsx';
import { TriggerForm } from './TriggerForm.tsx';

type T = Translate<keyof typeof splitPageWords | keyof typeof financeWords | keyof typeof financeSplitWords>;
const calls = { toggle: financeCalls.toggleTrigger };
const acts = ['toggle'] as const;

const triggerColumns = (t: T, format: Pick<Format, 'dateTime' | 'shortDateTime'>): readonly Column<Trigger>[] => [
  {
    id: 'partner',
    header: t('trigger.partner'),
    width: 200,
    isHideable: false,
    cell: ({ partnerName }) => partnerName,
  },
  {
    id: 'orderType',
    header: t('rule.orderType'),
    width: 130,
    cell: ({ orderType }) => t(`finance.order.type.${orderType}`),
  },
  {
    id: 'state',
    header: t('splits.state'),
    width: 120,
    ...stateCell<Trigger>(
      ({ state }) => (state === 'enabled' ? 'on' : 'off'),
      ({ state }) => t(`finance.trigger.state.${state}`),
    ),
  },
  { id: 'rule', header: t('trigger.rule'), width: 200, cell: ({ ruleName }) => ruleName ?? t('trigger.rule.none') },
  {
    id: 'firedAt',
    header: t('trigger.firedAt'),
    ...shortTimeCell<Trigger>(({ firedAt }) => firedAt, format, t('trigger.never')),
  },
  { id: 'changedBy', header: t('splits.changedBy'), width: 130, cell: ({ changedBy }) => changedBy },
];

function useTriggers() {
  const t = useWords(splitPageWords, financeWords, financeSplitWords);
  return useList(financeCalls.splitTriggers, {
    filters: [
      {
        key: 'orderType',
        label: t('rule.orderType'),
        any: t('splits.anyType'),
        choices: triggerTypes.map((value) => ({ value, label: t(`finance.order.type.${value}`) })),
      },
      {
        key: 'state',
        label: t('splits.state'),
        any: t('splits.anyState'),
        choices: triggerStates.map((value) => ({ value, label: t(`finance.trigger.state.${value}`) })),
      },
    ],
  });
}

/** Which orders of which partner are split, and what the provider is still asked to do. @spec FIN-06 */
export function SplitTriggersScreen() {
  const t = useWords(splitPageWords, financeWords, financeSplitWords, routeWords);
  const format = useFormat();
  const list = useTriggers();
  const columns = useMemo(() => triggerColumns(t, format), [t, format]);
  const [doing, setDoing] = useState<'create' | 'toggle' | 'tasks'>();
  const row = useOpenRow(list.url);
  const trigger = list.page.data?.rows.find(({ triggerId }) => triggerId === row.id);
  const close = (): void => setDoing(undefined);
  const reload = (): void => void list.page.refetch();
  const create = useMay()(financeCalls.createTrigger) && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('trigger.create')}
    </Button>
  );
  return (
    <ListPage
      name="splitTriggers"
      title={t('shell.route.splitTriggers')}
      list={list}
      columns={columns}
      getRowId={({ triggerId }) => triggerId}
      rowName={({ partnerName }) => partnerName}
      empty={{ title: t('trigger.empty'), hint: t('trigger.emptyHint'), ...(create ? { action: create } : {}) }}
      onOpen={({ triggerId }) => row.open(triggerId)}
      actions={
        <Tools>
          <Button variant="secondary" icon={<ListChecks aria-hidden />} onClick={() => setDoing('tasks')}>
            {t('trigger.tasks')}
          </Button>
          {create}
        </Tools>
      }
    >
      {trigger && !doing && (
        <ActsDrawer
          title={trigger.partnerName}
          acts={acts}
          calls={calls}
          labelOf={() =>
            t(trigger.state === 'enabled' ? 'finance.trigger.event.disable' : 'finance.trigger.event.enable')
          }
          onAct={() => setDoing('toggle')}
          onClose={row.close}
        >
          <Stack>
            <DescriptionList
              items={[
                { term: t('splits.state'), detail: t(`finance.trigger.state.${trigger.state}`) },
                { term: t('rule.orderType'), detail: t(`finance.order.type.${trigger.orderType}`) },
                { term: t('trigger.rule'), detail: trigger.ruleName ?? t('trigger.rule.none') },
                {
                  term: t('trigger.firedAt'),
                  detail: trigger.firedAt === null ? t('trigger.never') : format.dateTime(trigger.firedAt),
                },
              ]}
            />
            <RecordHistory kind="splitTrigger" id={trigger.triggerId} record={trigger} />
          </Stack>
        </ActsDrawer>
      )}
      {trigger && doing === 'toggle' && <ToggleTrigger trigger={trigger} onClose={close} onDone={reload} />}
      {doing === 'create' && (
        <TriggerForm
          onClose={close}
          onSaved={() => {
            close();
            reload();
          }}
        />
      )}
      {doing === 'tasks' && (
        <Drawer isOpen size="large" title={t('trigger.tasks')} onClose={close}>
          <SplitTasksPart />
        </Drawer>
      )}
    </ListPage>
  );
}
