import { financeCalls, type SplitRuleRow } from '@fireline/api/finance';
import { useCall } from '@fireline/api/react';
import {
  financeSplitWords,
  financeWords,
  splitLimit,
  sumOfRatios,
  triggerTypes,
  type VersionChange,
  versionChanges,
} from '@fireline/domain/finance';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Timeline } from '@fireline/ui/Timeline';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { splitPageWords } from '../splits/words.ts';
import { RuleForm } from './RuleForm.tsx';

type T = Translate<keyof typeof splitPageWords | keyof typeof financeWords>;
type Act = 'change' | 'end';
const calls = { change: { who: ['splitRules:modify'] as const }, end: financeCalls.endSplitRule };
const creating = { who: ['splitRules:add'] as const };
const labels = { change: 'splits.change', end: 'splits.end' } as const;

const partsText = ({ tasks }: Pick<SplitRuleRow, 'tasks'>): string =>
  tasks.map(({ name, ratio }) => `${name} ${ratio}%`).join(' · ');
const sumText = ({ tasks, maxSplitRatio }: SplitRuleRow, t: T): string =>
  t('rule.sumOf', { sum: sumOfRatios(tasks.map(({ ratio }) => ratio)), max: splitLimit(maxSplitRatio ?? undefined) });

/** What a version changed, in words. */
const changeText = (change: VersionChange, t: T): string => t(`rule.changed.${change.kind}`, { ...change });

const ruleColumns = (t: T, format: Pick<Format, 'dateTime' | 'shortDateTime'>): readonly Column<SplitRuleRow>[] => [
  { id: 'name', header: t('splits.name'), width: 160, isHideable: false, cell: ({ name }) => name },
  {
    id: 'state',
    header: t('splits.state'),
    width: 110,
    ...stateCell<SplitRuleRow>(
      ({ endedAt }) => (endedAt ? 'ended' : 'inEffect'),
      ({ endedAt }) => t(endedAt ? 'splits.ended' : 'splits.inEffect'),
    ),
  },
  {
    id: 'orderType',
    header: t('rule.orderType'),
    width: 110,
    cell: ({ orderType }) => t(`finance.order.type.${orderType}`),
  },
  { id: 'merchant', header: t('rule.merchant'), width: 130, cell: ({ merchantName }) => merchantName },
  { id: 'sum', header: t('rule.sum'), width: 110, align: 'end', cell: (row) => sumText(row, t) },
  { id: 'parts', header: t('rule.tasks'), width: 210, cell: partsText },
  { id: 'version', header: t('rule.version'), width: 60, align: 'end', cell: ({ version }) => String(version) },
  { id: 'changedBy', header: t('splits.changedBy'), width: 100, cell: ({ changedBy }) => changedBy },
  {
    id: 'changedAt',
    header: t('splitRecord.createdAt'),
    ...shortTimeCell<SplitRuleRow>((row) => row.changedAt, format),
  },
];

function RuleDrawer({
  rule,
  onAct,
  onClose,
}: {
  readonly rule: SplitRuleRow;
  readonly onAct: (act: Act) => void;
  readonly onClose: () => void;
}) {
  const t = useWords(splitPageWords, financeWords);
  const call = useCall(financeCalls.splitRule, { ruleId: rule.ruleId });
  return (
    <ActsDrawer
      title={rule.name}
      acts={rule.endedAt ? [] : ['change', 'end']}
      calls={calls}
      labelOf={(act) => t(labels[act])}
      variantOf={(act) => (act === 'end' ? 'danger' : 'secondary')}
      onAct={onAct}
      onClose={onClose}
    >
      <Stack>
        <DescriptionList
          items={[
            { term: t('rule.orderType'), detail: t(`finance.order.type.${rule.orderType}`) },
            { term: t('rule.merchant'), detail: rule.merchantName },
            { term: t('rule.sum'), detail: sumText(rule, t) },
            ...rule.tasks.map(({ name, account, ratio }) => ({ term: `${name} · ${account}`, detail: `${ratio}%` })),
          ]}
        />
        <h3>{t('rule.versions')}</h3>
        <Loaded call={call} action="query" lines={4}>
          {({ versions }) => (
            <Timeline
              label={t('rule.versions')}
              items={versions.map((one, at) => ({
                id: String(one.version),
                at: one.savedAt,
                title: `${t('rule.versionNo', { no: one.version })} · ${one.name}`,
                details: [
                  partsText(one),
                  // the newest comes first
                  ...(at + 1 < versions.length
                    ? versionChanges(versions[at + 1], one).map((change) => changeText(change, t))
                    : []),
                  one.savedBy,
                ],
              }))}
            />
          )}
        </Loaded>
        <RecordHistory kind="splitRule" id={rule.ruleId} record={rule} />
      </Stack>
    </ActsDrawer>
  );
}

/** The editor of a rule, once the orders that it is tried on are there. */
function OpenedForm({ ruleId, onClose, onSaved }: { ruleId: number; onClose: () => void; onSaved: () => void }) {
  const call = useCall(financeCalls.splitRule, { ruleId });
  return call.data ? (
    <RuleForm rule={call.data} onClose={onClose} onReload={() => void call.refetch()} onSaved={onSaved} />
  ) : null;
}

function useRules() {
  const t = useWords(splitPageWords, financeWords);
  return useList(financeCalls.splitRules, {
    filters: [
      { key: 'search', label: t('rule.search') },
      {
        key: 'orderType',
        label: t('rule.orderType'),
        any: t('splits.anyType'),
        choices: triggerTypes.map((value) => ({ value, label: t(`finance.order.type.${value}`) })),
      },
      {
        key: 'ended',
        label: t('splits.ended'),
        any: t('splits.inEffect'),
        choices: [{ value: 'yes', label: t('splits.ended.also') }],
      },
    ],
  });
}

/** Which part of which orders goes to whom. @spec FIN-04 FIN-05 N18 */
export function SplitRulesScreen() {
  const t = useWords(splitPageWords, financeWords, financeSplitWords, routeWords);
  const format = useFormat();
  const list = useRules();
  const columns = useMemo(() => ruleColumns(t, format), [t, format]);
  const [doing, setDoing] = useState<Act | 'create'>();
  const row = useOpenRow(list.url);
  const rule = list.page.data?.rows.find(({ ruleId }) => ruleId === row.id);
  const close = (): void => setDoing(undefined);
  const done = (): void => {
    close();
    void list.page.refetch();
  };
  const create = useMay()(creating) && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('rule.create')}
    </Button>
  );
  return (
    <ListPage
      name="splitRules"
      title={t('shell.route.splitRules')}
      list={list}
      columns={columns}
      getRowId={({ ruleId }) => ruleId}
      rowName={({ name }) => name}
      empty={{ title: t('rule.empty'), hint: t('rule.emptyHint'), ...(create ? { action: create } : {}) }}
      onOpen={({ ruleId }) => row.open(ruleId)}
      actions={create}
    >
      {rule && !doing && <RuleDrawer rule={rule} onAct={setDoing} onClose={row.close} />}
      {doing === 'create' && <RuleForm rule={undefined} onClose={close} onReload={done} onSaved={done} />}
      {rule && doing === 'change' && <OpenedForm ruleId={rule.ruleId} onClose={close} onSaved={done} />}
      {rule && doing === 'end' && (
        <ConfirmSend
          call={financeCalls.endSplitRule}
          send={{ ruleId: rule.ruleId, revision: rule.revision }}
          action="modify"
          tone="danger"
          title={t('rule.end.title', { name: rule.name })}
          confirmLabel={t('splits.end')}
          done={t('rule.end.done')}
          onDone={done}
          onClose={close}
        >
          {t('rule.end.what')}
        </ConfirmSend>
      )}
    </ListPage>
  );
}
