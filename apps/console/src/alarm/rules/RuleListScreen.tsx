import { alarmCalls, type AlarmRule } from '@fireline/api/alarm';
import { alarmKindNames, ruleEffectMinutes, ruleStates } from '@fireline/domain/alarm';
import { statisticsDays } from '@fireline/domain/analysis';
import { deviceTypeNames } from '@fireline/domain/device';
import { dayAt, minuteMs } from '@fireline/domain/lib';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { type RuleDeed, RuleDrawer } from './RuleDrawer.tsx';
import { RehearsalForm } from './RehearsalForm.tsx';
import { RuleForm, ruleDraft } from './RuleForm.tsx';
import { ruleColumns } from './ruleColumns.tsx';
import { ruleName, useRuleWords } from './ruleTexts.ts';

const hiddenByDefault = ['time', 'autoRecovery', 'arming', 'inEffectFrom', 'savedAt', 'savedBy'];

function useRules() {
  const t = useRuleWords();
  return useList(alarmCalls.rules, {
    filters: [
      { key: 'search', label: t('rules.search') },
      {
        key: 'state',
        label: t('rules.state'),
        any: t('rules.anyState'),
        isList: true,
        choices: ruleStates.map((value) => ({ value, label: t(`alarm.rule.state.${value}`) })),
      },
      {
        key: 'kind',
        label: t('rules.kind'),
        any: t('rules.anyKind'),
        isList: true,
        choices: alarmKindNames.map((value) => ({ value, label: t(`alarm.kind.${value}`) })),
      },
      {
        key: 'deviceType',
        label: t('rules.types'),
        any: t('rules.anyType'),
        isList: true,
        choices: deviceTypeNames.map((value) => ({ value, label: t(`device.type.${value}`) })),
      },
    ],
    sorts: ['kind', 'savedAt', 'inEffectFrom'],
    sort: 'kind',
  });
}

interface AskedProps {
  readonly rule: AlarmRule;
  readonly onClose: () => void;
}
const outdates = [alarmCalls.rules, alarmCalls.rule];

/** Asks before a rule goes off, or on as it was. */
function AskSwitch({ rule, onClose }: AskedProps) {
  const t = useRuleWords();
  const name = ruleName(rule, t);
  const isEnabled = !rule.version.isEnabled;
  const says = { name, 0: ruleEffectMinutes };
  return (
    <ConfirmSend
      call={alarmCalls.switchRule}
      send={{ ruleId: rule.ruleId, revision: rule.revision, isEnabled }}
      outdates={outdates}
      action="modify"
      title={`${t(isEnabled ? 'rules.switchOn' : 'rules.switchOff')} · ${name}`}
      confirmLabel={t(isEnabled ? 'rules.switchOn' : 'rules.switchOff')}
      {...(!isEnabled && { tone: 'danger' as const })}
      done={t('rules.saved', says)}
      onClose={onClose}
    >
      {isEnabled ? t('alarm.rule.takesEffect', { 0: ruleEffectMinutes }) : t('rules.switchOff.ask', says)}
    </ConfirmSend>
  );
}

function AskWithdraw({ rule, onClose }: AskedProps) {
  const t = useRuleWords();
  if (!rule.pending) return null;
  const { versionId, no } = rule.pending;
  return (
    <ConfirmSend
      call={alarmCalls.withdrawRule}
      send={{ ruleId: rule.ruleId, versionId }}
      outdates={outdates}
      action="modify"
      title={`${t('rules.withdraw')} · ${ruleName(rule, t)}`}
      confirmLabel={t('rules.withdraw')}
      done={t('rules.withdrawn', { no })}
      onClose={onClose}
    >
      {t('rules.withdraw.ask', { no })}
    </ConfirmSend>
  );
}

/** What raises an alarm, from when on, for whose devices; what is still to come counts down. @spec ALM-05 SHL-07 */
export function RuleListScreen({ lead }: { readonly lead?: ReactNode }) {
  const t = useRuleWords();
  const titles = useWords(routeWords);
  const format = useFormat();
  const list = useRules();
  const mayCreate = useMay()(alarmCalls.createRule);
  const isInterrupted = useInterrupted(ruleDraft(undefined));
  const [doing, setDoing] = useState<RuleDeed | 'add' | undefined>(mayCreate && isInterrupted ? 'add' : undefined);
  const row = useOpenRow(list.url);
  const rule = list.page.data?.rows.find(({ ruleId }) => ruleId === row.id);
  const { refetch } = list.page;
  const onDue = useCallback(() => void refetch(), [refetch]);
  const today = dayAt(useNow(minuteMs));
  const columns = useMemo(
    () => ruleColumns(t, format, statisticsDays('last7Days', today), onDue),
    [t, format, today, onDue],
  );
  const close = (): void => setDoing(undefined);
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('add')}>
      {t('rules.add')}
    </Button>
  );
  return (
    <ListPage
      name="alarmRules"
      lead={lead}
      title={titles('shell.route.alarmRules')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ ruleId }) => ruleId}
      rowName={(one) => ruleName(one, t)}
      empty={{ title: t('rules.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ ruleId }) => row.open(ruleId)}
      actions={create}
    >
      {rule && !doing && <RuleDrawer rule={rule} onClose={row.close} onDo={setDoing} onDue={onDue} />}
      {(doing === 'add' || (doing === 'change' && rule)) && (
        <RuleForm
          rule={doing === 'change' ? rule : undefined}
          onClose={close}
          onSaved={() => {
            close();
            onDue();
          }}
        />
      )}
      {doing === 'rehearse' && rule && <RehearsalForm rule={rule} onClose={close} onBegun={close} />}
      {doing === 'switch' && rule && <AskSwitch rule={rule} onClose={close} />}
      {doing === 'withdraw' && rule && <AskWithdraw rule={rule} onClose={close} />}
    </ListPage>
  );
}
