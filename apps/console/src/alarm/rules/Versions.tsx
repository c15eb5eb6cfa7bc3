import { alarmCalls, type AlarmRule, type AlarmRuleDetail, type AlarmRuleVersion } from '@fireline/api/alarm';
import { changedVersionFields, ruleEffectMinutes, type VersionField } from '@fireline/domain/alarm';
import { Button } from '@fireline/ui/Button';
import { Timeline } from '@fireline/ui/Timeline';
import { useFormat } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { ruleName, useRuleTexts, useRuleWords } from './ruleTexts.ts';

/** What a version says in one field, and what the field is called. */
function useFieldTexts() {
  const t = useRuleWords();
  const texts = useRuleTexts();
  const yesNo = (is: boolean): string => t(is ? 'rules.yes' : 'rules.no');
  const fields: Readonly<Record<VersionField, readonly [name: string, said: (version: AlarmRuleVersion) => string]>> = {
    isEnabled: [t('rules.state'), ({ isEnabled }) => t(`alarm.rule.state.${isEnabled ? 'inEffect' : 'off'}`)],
    deviceTypes: [t('rules.types'), texts.types],
    measurement: [t('rules.measurement'), ({ measurement }) => t(`device.measurement.${measurement}`)],
    raisesWhen: [t('rules.raisesWhen'), ({ raisesWhen }) => t(`rules.raises.${raisesWhen}`)],
    threshold: [t('rules.threshold'), texts.threshold],
    recoversAt: [t('rules.recoversAt'), texts.recovers],
    alarmTimeMinutes: [t('rules.alarmTime'), texts.time],
    autoRecovery: [t('alarm.rule.autoRecovery'), ({ autoRecovery }) => yesNo(autoRecovery)],
    armingEnable: [t('alarm.rule.armingEnable'), ({ armingEnable }) => yesNo(armingEnable)],
    level: [t('rules.level'), texts.level],
  };
  return (field: VersionField, before: AlarmRuleVersion, after: AlarmRuleVersion): string => {
    const [name, said] = fields[field];
    return t('rules.restore.change', { name, before: said(before), after: said(after) });
  };
}

/** A version that is restored switches its rule on. */
const restoredOf = (version: AlarmRuleVersion): AlarmRuleVersion => ({ ...version, isEnabled: true });

interface AskRestoreProps {
  readonly rule: AlarmRule;
  readonly version: AlarmRuleVersion;
  readonly onClose: () => void;
}
/** Shows in what an earlier version differs from now, and asks before it becomes the next one. */
function AskRestore({ rule, version, onClose }: AskRestoreProps) {
  const t = useRuleWords();
  const textOf = useFieldTexts();
  const { ruleId, revision } = rule;
  const { versionId, no } = version;
  const says = { no, 0: ruleEffectMinutes };
  const after = restoredOf(version);
  return (
    <ConfirmSend
      call={alarmCalls.restoreRule}
      send={{ ruleId, revision, versionId }}
      outdates={[alarmCalls.rules, alarmCalls.rule]}
      action="modify"
      title={`${t('rules.restore')} · ${ruleName(rule, t)} · ${t('rules.version', { no })}`}
      confirmLabel={t('rules.restore')}
      done={t('rules.restored', says)}
      onClose={onClose}
    >
      {t('rules.restore.ask', says)}
      <ul>
        {changedVersionFields(rule.version, after).map((field) => (
          <li key={field}>{textOf(field, rule.version, after)}</li>
        ))}
      </ul>
    </ConfirmSend>
  );
}

export interface VersionsProps extends Pick<AlarmRuleDetail, 'versions'> {
  readonly rule: AlarmRule;
}

/** What each version said, who saved it, and from when it held; an earlier one can be restored. @spec ALM-05 */
export function Versions({ rule, versions }: VersionsProps) {
  const t = useRuleWords();
  const { dateTime } = useFormat();
  const texts = useRuleTexts();
  const mayRestore = useMay()(alarmCalls.restoreRule) && rule.isOwn;
  const [asked, setAsked] = useState<AlarmRuleVersion>();
  const noteOf = (version: AlarmRuleVersion): string => {
    const { withdrawnBy, withdrawnAt, inEffectFrom, savedAt } = version;
    if (withdrawnBy !== null && withdrawnAt !== null)
      return t('rules.version.withdrawn', { name: withdrawnBy, at: dateTime(withdrawnAt) });
    return inEffectFrom < savedAt ? t('rules.version.first') : t('rules.version.from', { at: dateTime(inEffectFrom) });
  };
  // one that switched the rule off has a button of its own, and what is so already needs none
  const canRestore = (version: AlarmRuleVersion): boolean =>
    mayRestore && version.isEnabled && changedVersionFields(rule.version, restoredOf(version)).length > 0;
  return (
    <>
      <Timeline
        label={t('rules.versions')}
        items={versions.map((version) => ({
          id: String(version.versionId),
          at: version.savedAt,
          title: `${t('rules.version', { no: version.no })} · ${version.isEnabled ? texts.raises(version) : t('rules.version.off')}`,
          details: [version.savedBy || t('rules.byTenant'), texts.time(version)],
          note: noteOf(version),
          actions: canRestore(version) && (
            <Button
              aria-label={`${t('rules.restore')} · ${t('rules.version', { no: version.no })}`}
              onClick={() => setAsked(version)}
            >
              {t('rules.restore')}
            </Button>
          ),
        }))}
      />
      {asked && <AskRestore rule={rule} version={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
