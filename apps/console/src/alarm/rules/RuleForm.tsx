import { alarmCalls, type AlarmRule, type AlarmRuleDetail, type AlarmRuleVersion } from '@fireline/api/alarm';
import { alarmRuleForm, alarmRuleWords, ruleEffectMinutes } from '@fireline/domain/alarm';
import { pathTo } from '@fireline/domain/shell';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { RuleFields } from './RuleFields.tsx';
import { ruleName, useRuleWords } from './ruleTexts.ts';

/** The draft of a rule is kept under this name. */
export const ruleDraft = (ruleId: number | undefined): string => `alarmRule.${ruleId ?? 'new'}`;

const problemWords = [alarmRuleWords];

/** What the fields hold at first; ids and levels are texts there. */
const valuesOf = ({ level, ...said }: AlarmRuleVersion) => ({ ...said, level: level === null ? null : String(level) });

export interface RuleFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly rule: AlarmRule | undefined;
  readonly onClose: () => void;
  readonly onSaved: (detail: AlarmRuleDetail) => void;
}

/** An alarm rule as it is added, or its next version. @spec ALM-05 */
export function RuleForm({ rule, onClose, onSaved }: RuleFormProps) {
  const t = useRuleWords();
  const draft = useDraft<Entered>(ruleDraft(rule?.ruleId));
  const submit = useFormSend<FormValue<typeof alarmRuleForm>, AlarmRuleDetail>({
    send: ({ deviceTypes, partnerId, level, ...said }, client) => {
      const sent = {
        ...said,
        deviceTypes: [...deviceTypes],
        ...(level !== undefined && { level }),
        ...(partnerId !== undefined && { partnerId }),
      };
      return rule
        ? client.send(alarmCalls.changeRule, { ...sent, ruleId: rule.ruleId, revision: rule.revision })
        : client.send(alarmCalls.createRule, sent);
    },
    saved: (detail) => t('rules.saved', { name: ruleName(detail.rule, t), 0: ruleEffectMinutes }),
    opens: ({ rule: { ruleId } }) => shownAt(pathTo('alarmRules'), ruleId),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={rule ? t('rules.change', { name: ruleName(rule, t) }) : t('rules.add')}
      submitLabel={t('rules.save')}
      size="large"
      onClose={onClose}
      draft={draft}
      schema={alarmRuleForm}
      words={problemWords}
      {...(rule && { defaultValues: valuesOf(rule.version) })}
      onSubmit={submit}
    >
      <p>{t('alarm.rule.takesEffect', { 0: ruleEffectMinutes })}</p>
      <RuleFields isKindKept={rule !== undefined} />
    </FormDrawer>
  );
}
