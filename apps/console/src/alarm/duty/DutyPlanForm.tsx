import { alarmCalls, type DutyPlanRow } from '@fireline/api/alarm';
import { alarmDutyWords, dutyAnswerMinutes, dutyEveryMinutes } from '@fireline/domain/alarm';
import { defineForm, id, integer } from '@fireline/domain/lib';
import { pathTo } from '@fireline/domain/shell';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { Switch } from '@fireline/ui/Switch';
import { useWords } from '@fireline/ui/lib';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { dutyScreenWords } from './words.ts';

const usual = { everyMinutes: 60, answerMinutes: 3 } as const;
const problemWords = [alarmDutyWords];

/** The domain's plan with its unit. */
const schema = defineForm({
  unitId: id,
  isOn: (raw) => ({ ok: true, value: raw !== false }) as const,
  everyMinutes: integer(dutyEveryMinutes),
  answerMinutes: integer(dutyAnswerMinutes),
});
type PlanEntered = FormValue<typeof schema>;

/** The draft of a plan is kept under this name. */
export const planDraft = (plan?: DutyPlanRow): string => `duty.plan.${plan?.unitId ?? 'new'}`;

function Fields({ plan }: { readonly plan: DutyPlanRow | undefined }) {
  const t = useWords(dutyScreenWords);
  const minutes = (name: keyof typeof usual, label: string) => ({ name, label });
  const every = minutes('everyMinutes', t('duty.every'));
  const answer = minutes('answerMinutes', t('duty.answer'));
  const everyField = useFormField<number | null>(every.name, { label: every.label, initial: usual.everyMinutes });
  const answerField = useFormField<number | null>(answer.name, { label: answer.label, initial: usual.answerMinutes });
  const { value: isOn, ...isOnField } = useFormField('isOn', { label: t('duty.isOn'), initial: true });
  return (
    <>
      <p>{t('duty.what')}</p>
      <NodeField
        kind="unit"
        label={t('duty.unit')}
        {...(plan && { known: { id: plan.unitId, name: plan.unitName }, readOnly: true })}
        required
      />
      <NumberField {...everyField} {...dutyEveryMinutes} digits={0} unit={t('duty.minutesUnit')} required />
      <NumberField {...answerField} {...dutyAnswerMinutes} digits={0} unit={t('duty.minutesUnit')} required />
      <Switch {...isOnField} checked={isOn} />
    </>
  );
}

export interface DutyPlanFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly plan?: DutyPlanRow | undefined;
  readonly onClose: () => void;
  readonly onSaved: (plan: DutyPlanRow) => void;
}

/** How often the station of a unit is checked, and within how many minutes it answers. @spec N16 */
export function DutyPlanForm({ plan, onClose, onSaved }: DutyPlanFormProps) {
  const t = useWords(dutyScreenWords);
  const draft = useDraft<Entered>(planDraft(plan));
  const submit = useFormSend<PlanEntered, DutyPlanRow>({
    send: (entered, client) =>
      client.send(alarmCalls.saveDutyPlan, { ...entered, ...(plan && { revision: plan.revision }) }),
    saved: ({ unitName }) => t('duty.saved', { name: unitName }),
    opens: ({ planId, unitName }) => shownAt(pathTo('alarmDuty'), planId, unitName),
    draft,
    onSaved,
  });
  const values = plan
    ? {
        unitId: String(plan.unitId),
        everyMinutes: plan.everyMinutes,
        answerMinutes: plan.answerMinutes,
        isOn: plan.isOn,
      }
    : {};
  return (
    <FormDrawer
      title={plan ? t('duty.change.title', { name: plan.unitName }) : t('duty.create')}
      submitLabel={t('duty.save')}
      onClose={onClose}
      draft={draft}
      schema={schema}
      words={problemWords}
      defaultValues={values}
      onSubmit={submit}
    >
      <Fields plan={plan} />
    </FormDrawer>
  );
}
