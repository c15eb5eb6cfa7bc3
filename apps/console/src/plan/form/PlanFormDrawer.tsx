import type { Plan } from '@fireline/api/plan';
import { planDescriptionChars, planNameChars, planPointWords, planWords } from '@fireline/domain/plan';
import { Button } from '@fireline/ui/Button';
import { Checkbox } from '@fireline/ui/Checkbox';
import { useFormField } from '@fireline/ui/Form';
import { PasswordField } from '@fireline/ui/PasswordField';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { DraftForm, type Entered } from '../../lib/form/DraftForm.tsx';
import { FootedDrawer, FootSubmit } from '../../lib/form/FootedDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { PlanFormBinding } from './PlanFormBinding.tsx';
import { Ends } from '../publish/PlanUpload.styles.ts';
import { planFormWords } from '../centre/words.ts';
import { boundToNothing, type PlanBinding, planSchemaOf } from './planFormSchema.ts';
import { useSavePlan } from './useSavePlan.ts';

export interface PlanFormDrawerProps {
  /** The plan that is changed; undefined: a new one. */
  readonly plan: Plan | undefined;
  /** What a new one is of, unless the reader chooses otherwise. */
  readonly binding?: PlanBinding | undefined;
  readonly onClose: () => void;
  readonly onSaved: (saved: { readonly plan: Plan }) => void;
}

/** Under this name what is typed of a plan is kept. */
export const planFormDraft = (layerId: number | undefined, binding?: PlanBinding): string =>
  binding ? `planForm.new.${binding.buildingId}.${binding.floor}` : `planForm.${layerId ?? 'new'}`;
const secrets = ['accessKey'];

const formWordsOfPlans = [planWords, planFormWords];

const textOf = (id: number | null | undefined): string | null => (id == null ? null : String(id));

/** What the fields hold at first. */
const valuesOf = (plan: Plan | undefined, binding: PlanBinding | undefined) => ({
  name: plan?.name ?? binding?.planName ?? '',
  description: plan?.description ?? '',
  boundKind: plan?.boundKind ?? (binding ? 'property' : boundToNothing),
  boundId: textOf(plan ? plan.boundId : binding?.buildingId),
  floor: textOf(plan ? plan.floor : binding?.floor),
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

function Fields({ plan, binding }: Pick<PlanFormDrawerProps, 'plan' | 'binding'>) {
  const t = useWords(planFormWords);
  return (
    <>
      <TextField
        {...useFormField('name', { label: t('plan.form.name'), initial: '' })}
        countMax={planNameChars.max}
        required
      />
      <TextArea
        {...useFormField('description', { label: t('plan.form.description'), initial: '' })}
        countMax={planDescriptionChars.max}
        isOptional
      />
      <PlanFormBinding plan={plan} binding={binding} />
      <Access plan={plan} />
      <FootSubmit>{t('plan.form.save')}</FootSubmit>
    </>
  );
}

/** Which of both stays when somebody saved first. */
function Choice({ onMine, onTheirs }: { readonly onMine: () => void; readonly onTheirs: () => void }) {
  const t = useWords(planPointWords);
  return (
    <Ends>
      <Button onClick={onTheirs}>{t('plan.conflictChoice.theirs')}</Button>
      <Button onClick={onMine}>{t('plan.conflictChoice.mine')}</Button>
    </Ends>
  );
}

/** A plan as it is created or changed; what the gateway refuses is told at its field, and that somebody saved first. @spec PLN-01 PLN-04 PLN-05 */
export function PlanFormDrawer({ plan, binding, onClose, onSaved }: PlanFormDrawerProps) {
  const t = useWords(planFormWords);
  const draft = useDraft<Entered>(planFormDraft(plan?.layerId, binding));
  const { base, theirs, save, keepMine, takeTheirs } = useSavePlan(plan, (saved) => {
    draft.forget();
    onSaved(saved);
  });
  const schema = useMemo(() => planSchemaOf(base), [base]);
  return (
    <FootedDrawer
      onClose={() => draft.leave(onClose)}
      title={plan ? t('plan.form.change', { name: plan.name }) : t('plan.form.create')}
    >
      <DraftForm
        draft={draft}
        secrets={secrets}
        // what they saved is another form; what was typed stays in this one
        key={base?.revision}
        schema={schema}
        words={formWordsOfPlans}
        defaultValues={valuesOf(base, binding)}
        onSubmit={({ value }) => save(value)}
      >
        {theirs && <Choice onMine={keepMine} onTheirs={() => (draft.forget(), takeTheirs())} />}
        <Fields plan={base} binding={binding} />
      </DraftForm>
    </FootedDrawer>
  );
}
