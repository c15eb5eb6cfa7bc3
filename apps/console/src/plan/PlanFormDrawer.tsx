import { CallError } from '@fireline/api/lib';
import { type Plan, planCalls } from '@fireline/api/plan';
import { useApi } from '@fireline/api/react';
import { planDescriptionChars, planNameChars, planWords } from '@fireline/domain/plan';
import { Checkbox } from '@fireline/ui/Checkbox';
import { Drawer } from '@fireline/ui/Drawer';
import { Form, FormSubmit, useFormField } from '@fireline/ui/Form';
import { PasswordField } from '@fireline/ui/PasswordField';
import { TextField } from '@fireline/ui/TextField';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useReason } from '../lib/failure.ts';
import { PlanFormBinding } from './PlanFormBinding.tsx';
import { planFormWords } from './centre/words.ts';
import { type PlanEntered, boundToNothing, planSchemaOf } from './planFormSchema.ts';

export interface PlanFormDrawerProps {
  /** The plan that is changed; undefined: a new one. */
  readonly plan: Plan | undefined;
  readonly onClose: () => void;
  readonly onSaved: (saved: { readonly plan: Plan }) => void;
}

const formWordsOfPlans = [planWords];

/** What the fields hold at first. */
const valuesOf = (plan: Plan | undefined) => ({
  name: plan?.name ?? '',
  description: plan?.description ?? '',
  boundKind: plan?.boundKind ?? boundToNothing,
  boundId: plan?.boundId == null ? null : String(plan.boundId),
  floor: plan?.floor == null ? null : String(plan.floor),
  isPrivate: plan?.isPrivate ?? false,
  accessKey: '',
});

function Access({ plan }: Pick<PlanFormDrawerProps, 'plan'>) {
  const t = useWords(planFormWords);
  const { value: isPrivate, ...flag } = useFormField('isPrivate', { label: t('plan.form.private'), initial: false });
  const key = useFormField('accessKey', { label: t('plan.form.key'), initial: '' });
  return (
    <>
      <Checkbox {...flag} checked={isPrivate} />
      {isPrivate && (
        <PasswordField
          {...key}
          autoComplete="new-password"
          required={plan?.isPrivate !== true}
          {...(plan?.isPrivate ? { description: t('plan.form.key.keep') } : {})}
        />
      )}
    </>
  );
}

function Fields({ plan }: Pick<PlanFormDrawerProps, 'plan'>) {
  const t = useWords(planFormWords);
  return (
    <>
      <TextField
        {...useFormField('name', { label: t('plan.form.name'), initial: '' })}
        maxCount={planNameChars.max}
        required
      />
      <TextField
        {...useFormField('description', { label: t('plan.form.description'), initial: '' })}
        maxCount={planDescriptionChars.max}
        rows={3}
        isOptional
      />
      <PlanFormBinding plan={plan} />
      <Access plan={plan} />
      <div>
        <FormSubmit>{t('plan.form.save')}</FormSubmit>
      </div>
    </>
  );
}

/** A plan as it is created or changed; what the gateway refuses is told at its field, and that somebody saved first. @spec PLN-01 PLN-05 */
export function PlanFormDrawer({ plan, onClose, onSaved }: PlanFormDrawerProps) {
  const t = useWords(planFormWords);
  const { client } = useApi();
  const toasts = useToast();
  const reason = useReason();
  const schema = useMemo(() => planSchemaOf(plan), [plan]);
  const save = async ({ accessKey, ...entered }: PlanEntered) => {
    const form = { ...entered, center: plan?.center ?? null, ...(accessKey === undefined ? {} : { accessKey }) };
    try {
      const saved = plan
        ? await client.send(planCalls.change, { ...form, layerId: plan.layerId, revision: plan.revision })
        : await client.send(planCalls.create, form);
      toasts.show({ tone: 'success', title: t('plan.form.saved', { name: saved.name }) });
      onSaved({ plan: saved });
      return undefined;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return error.problems.length > 0 ? error.problems : [{ message: reason(error) }];
    }
  };
  return (
    <Drawer isOpen onClose={onClose} title={plan ? t('plan.form.change', { name: plan.name }) : t('plan.form.create')}>
      <Form
        schema={schema}
        words={formWordsOfPlans}
        defaultValues={valuesOf(plan)}
        onSubmit={({ value }) => save(value)}
      >
        <Fields plan={plan} />
      </Form>
    </Drawer>
  );
}
