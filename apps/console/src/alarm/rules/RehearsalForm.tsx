import { alarmCalls, type AlarmRehearsal, type AlarmRule } from '@fireline/api/alarm';
import {
  alarmRuleForm,
  alarmRuleWords,
  rehearsalDays,
  rehearsalForm,
  rehearsalReceivers,
} from '@fireline/domain/alarm';
import { type FormSchema, useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { TextField } from '@fireline/ui/TextField';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { RuleFields } from './RuleFields.tsx';
import { Pair } from './Rules.styles.ts';
import { ruleName, useRuleWords } from './ruleTexts.ts';

const problemWords = [alarmRuleWords];
const usual = { days: 7, smsReceivers: 1, voiceReceivers: 0, smsCents: '0.05', voiceCents: '0.10' };

interface Rehearsed {
  readonly rule: FormValue<typeof alarmRuleForm>;
  readonly sending: typeof usual;
}
/** Both forms of the domain as one. */
const schema: FormSchema<Rehearsed> = {
  '~standard': {
    validate: (input) => {
      const values = input as Readonly<Record<string, unknown>>;
      const [rule, sending] = [alarmRuleForm.check(values), rehearsalForm.check(values)];
      if (rule.ok && sending.ok) {
        const { smsCents, voiceCents } = values as unknown as typeof usual;
        return { value: { rule: rule.value, sending: { ...sending.value, smsCents, voiceCents } } };
      }
      const problems = [...(rule.ok ? [] : rule.problems), ...(sending.ok ? [] : sending.problems)];
      return { issues: problems.map((problem) => ({ message: problem.code, ...problem })) };
    },
  },
};

function Sending() {
  const t = useRuleWords();
  const count = (name: 'days' | 'smsReceivers' | 'voiceReceivers') => ({
    label: t(name === 'days' ? 'rules.rehearsal.days.field' : `rules.rehearsal.${name}`),
    initial: usual[name] as number | null,
  });
  const price = (name: 'smsCents' | 'voiceCents') => ({ label: t(`rules.rehearsal.${name}`), initial: usual[name] });
  return (
    <>
      <NumberField {...useFormField('days', count('days'))} {...rehearsalDays} digits={0} required />
      <Pair>
        <NumberField
          {...useFormField('smsReceivers', count('smsReceivers'))}
          {...rehearsalReceivers}
          digits={0}
          required
        />
        <TextField {...useFormField('smsCents', price('smsCents'))} inputMode="decimal" required />
      </Pair>
      <Pair>
        <NumberField
          {...useFormField('voiceReceivers', count('voiceReceivers'))}
          {...rehearsalReceivers}
          digits={0}
          required
        />
        <TextField {...useFormField('voiceCents', price('voiceCents'))} inputMode="decimal" required />
      </Pair>
    </>
  );
}

export interface RehearsalFormProps {
  readonly rule: AlarmRule;
  readonly onClose: () => void;
  readonly onBegun: (rehearsal: AlarmRehearsal) => void;
}

/** A draft of a rule, to be tried on past readings: nothing is sent, and the rule stays as it is. @spec N14 */
export function RehearsalForm({ rule, onClose, onBegun }: RehearsalFormProps) {
  const t = useRuleWords();
  const draft = useDraft<Entered>(`alarmRule.${rule.ruleId}.rehearsal`);
  const submit = useFormSend<Rehearsed, AlarmRehearsal>({
    send: ({ rule: { deviceTypes, partnerId: _partnerId, level, ...said }, sending }, client) =>
      client.send(alarmCalls.rehearse, {
        ...said,
        ...sending,
        deviceTypes: [...deviceTypes],
        ...(level !== undefined && { level }),
        ruleId: rule.ruleId,
      }),
    saved: () => t('rules.rehearsal.begun'),
    draft,
    onSaved: onBegun,
  });
  const { level, ...said } = rule.version;
  return (
    <FormDrawer
      title={t('rules.rehearsal.title', { name: ruleName(rule, t) })}
      submitLabel={t('rules.rehearsal.begin')}
      size="large"
      onClose={onClose}
      draft={draft}
      schema={schema}
      words={problemWords}
      defaultValues={{ ...said, ...usual, level: level === null ? null : String(level) }}
      onSubmit={submit}
    >
      <p>{t('rules.rehearsal.what')}</p>
      <RuleFields isKindKept />
      <Sending />
    </FormDrawer>
  );
}
