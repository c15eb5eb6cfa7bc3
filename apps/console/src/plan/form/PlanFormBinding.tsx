import { type Plan, planCalls } from '@fireline/api/plan';
import { useApi, useCall } from '@fireline/api/react';
import { boundKinds } from '@fireline/domain/plan';
import { siteWords } from '@fireline/domain/site';
import { ComboBox, type LoadOptions } from '@fireline/ui/ComboBox';
import { useFormField } from '@fireline/ui/Form';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { floorText } from '../../lib/floor.ts';
import { planFormWords } from '../centre/words.ts';
import { boundToNothing, type PlanBinding } from './planFormSchema.ts';

const noId: string | null = null;

/** The floors of a building, from the top down. */
function useFloors(buildingId: string | null): readonly number[] {
  const { data } = useCall(
    planCalls.floors,
    { buildingId: Number(buildingId) },
    { isEnabled: buildingId !== null && buildingId !== '' },
  );
  return data?.floors.map(({ floor }) => floor) ?? [];
}

interface BoundProps {
  readonly plan: Plan | undefined;
  /** What a new plan is of at first. */
  readonly binding?: PlanBinding | undefined;
}
interface TargetProps extends BoundProps {
  readonly kind: Plan['boundKind'] & string;
}

function Target({ kind, plan, binding }: TargetProps) {
  const t = useWords(planFormWords);
  const { client } = useApi();
  const { name: _name, ...field } = useFormField('boundId', { label: t(`plan.form.boundId.${kind}`), initial: noId });
  const load: LoadOptions = async ({ text, signal }) => {
    const { rows } = await client.send(planCalls.targets, { kind, search: text || undefined }, { signal });
    return rows.map(({ id, name, placeName }) => ({
      value: String(id),
      label: name,
      ...(placeName === name ? {} : { description: placeName }),
    }));
  };
  // the one that it is bound to is there before anything is searched for
  const options = useMemo(() => {
    if (plan?.boundKind === kind && plan.boundId !== null)
      return [{ value: String(plan.boundId), label: plan.boundName, description: plan.placeName }];
    if (!plan && binding && kind === 'property')
      return [{ value: String(binding.buildingId), label: binding.buildingName, description: binding.placeName }];
    return [];
  }, [plan, kind, binding]);
  return <ComboBox {...field} options={options} load={load} required />;
}

function Floor() {
  const t = useWords(planFormWords, siteWords);
  const { value: buildingId } = useFormField('boundId', { label: t('plan.form.boundId.property'), initial: noId });
  const { name: _name, ...field } = useFormField('floor', { label: t('plan.form.floor'), initial: noId });
  const floors = useFloors(buildingId);
  return (
    <Select
      {...field}
      isClearable
      placeholder={t('plan.form.floor.whole')}
      options={floors.map((floor) => ({ value: String(floor), label: floorText(floor, t) }))}
    />
  );
}

/** What a plan is bound to: nothing, a place, or a building with its floor. @spec PLN-01 BLD-04 */
export function PlanFormBinding({ plan, binding }: BoundProps) {
  const t = useWords(planFormWords);
  const { name: _name, ...kind } = useFormField<string | null>('boundKind', {
    label: t('plan.form.boundKind'),
    initial: boundToNothing,
  });
  const bound = useFormField('boundId', { label: t('plan.form.boundKind'), initial: noId });
  const floor = useFormField('floor', { label: t('plan.form.floor'), initial: noId });
  const chosen = boundKinds.find((one) => one === kind.value);
  return (
    <>
      <RadioGroup
        {...kind}
        orientation="horizontal"
        options={[
          { value: boundToNothing, label: t('plan.form.boundKind.none') },
          ...boundKinds.map((one) => ({ value: one, label: t(`plan.form.boundId.${one}`) })),
        ]}
        onChange={(change) => {
          kind.onChange(change);
          bound.onChange({ value: null });
          floor.onChange({ value: null });
        }}
      />
      {chosen && <Target key={chosen} kind={chosen} plan={plan} binding={binding} />}
      {chosen === 'property' && <Floor />}
    </>
  );
}
