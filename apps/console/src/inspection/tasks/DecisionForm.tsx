import { type InspectionFailure, inspectionCalls } from '@fireline/api/inspection';
import {
  decisionForm,
  type FailureDecision,
  failureDecisions,
  inspectionRefusalWords,
  inspectionWords,
  resultChars,
} from '@fireline/domain/inspection';
import { serviceWords } from '@fireline/domain/service';
import { useFormField } from '@fireline/ui/Form';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { TextArea } from '@fireline/ui/TextArea';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { HazardFields, OrderFields } from '../plans/FailureFields.tsx';
import { taskWords } from './words.ts';

const problemWords = [inspectionWords, inspectionRefusalWords, serviceWords];

function Fields() {
  const t = useWords(taskWords, inspectionWords);
  const decision = useFormField<FailureDecision | null>('decision', {
    label: t('patrolTasks.decision'),
    initial: 'hazard',
  });
  const reason = useFormField('reason', { label: t('patrolTasks.reason'), initial: '' });
  const isDismissed = decision.value === 'dismiss';
  return (
    <>
      <RadioGroup
        {...decision}
        options={failureDecisions.map((value) => ({ value, label: t(`inspection.failure.decision.${value}`) }))}
      />
      {!isDismissed && <HazardFields />}
      {decision.value === 'order' && <OrderFields />}
      <TextArea {...reason} countMax={resultChars.max} {...(isDismissed ? { required: true } : { isOptional: true })} />
    </>
  );
}

export interface DecisionFormProps {
  readonly failure: InspectionFailure;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What becomes of a failed item that its plan leaves open. @spec INS-05 ALM-13 */
export function DecisionForm({ failure, onClose, onSaved }: DecisionFormProps) {
  const t = useWords(taskWords);
  const { failureId, itemContent, pointName, description, foundBy } = failure;
  const draft = useDraft<Entered>(`inspectionFailure.${failureId}`);
  const submit = useFormSend<FormValue<typeof decisionForm>, InspectionFailure>({
    send: ({ methods, ...value }, client) => {
      const entries = Object.entries({ ...value, methods: [...methods] }).filter(([, one]) => one !== undefined);
      const sent = Object.fromEntries(entries) as { decision: string };
      return client.send(inspectionCalls.decideFailure, { failureId, ...sent });
    },
    saved: () => t('patrolTasks.decided', { item: itemContent }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('patrolTasks.decide.title', { item: itemContent })}
      submitLabel={t('patrolTasks.decide')}
      onClose={onClose}
      draft={draft}
      schema={decisionForm}
      words={problemWords}
      defaultValues={{ decision: 'hazard', hazardLevel: '3', dueDays: 7 }}
      onSubmit={submit}
    >
      <p>
        {pointName}: {description} ({foundBy})
      </p>
      <Fields />
    </FormDrawer>
  );
}
