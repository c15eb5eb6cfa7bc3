import { type InspectionPlanDetail, inspectionCalls } from '@fireline/api/inspection';
import { useCall } from '@fireline/api/react';
import {
  cycleLengthDays,
  cycleNames,
  inspectionPlanForm,
  inspectionRefusalWords,
  inspectionWords,
  nameChars,
  routeChars,
} from '@fireline/domain/inspection';
import { dayAt } from '@fireline/domain/lib';
import { serviceWords } from '@fireline/domain/service';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { DateField } from '@fireline/ui/DateField';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useNow, useWords } from '@fireline/ui/lib';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { recordPageWords } from '../../lib/record/words.ts';
import { FailureFields } from './FailureFields.tsx';
import { Pair } from './Plans.styles.ts';
import { Preview } from './Preview.tsx';
import { planWords } from './words.ts';

/** The draft of a plan is kept under this name. */
export const planDraft = (planId: number | undefined): string => `inspectionPlan.${planId ?? 'new'}`;

type Plan = InspectionPlanDetail | undefined;
const problemWords = [inspectionWords, inspectionRefusalWords, serviceWords, siteWords];
const noText: string | null = null;
const noNumber: number | null = null;
const minuteMs = 60_000;

/** The line and the inspector, out of those of the unit. */
function WhoAndWhere({ unitId }: { readonly unitId: number }) {
  const t = useWords(planWords);
  const line = useFormField('lineId', { label: t('plans.line'), initial: noText });
  const inspector = useFormField('inspectorId', { label: t('plans.inspector'), initial: noText });
  const call = useCall(inspectionCalls.planChoices, { unitId });
  return (
    <Loaded call={call} action="query" lines={2}>
      {({ lines, inspectors }) => (
        <Pair>
          <Select
            {...line}
            options={lines.map(({ lineId, name, points }) => ({
              value: String(lineId),
              label: t('plans.line.option', { name, points }),
            }))}
            {...(lines.length === 0 && { description: t('plans.noLine') })}
            required
          />
          <Select
            {...inspector}
            options={inspectors.map(({ inspectorId, name }) => ({ value: String(inspectorId), label: name }))}
            {...(inspectors.length === 0 && { description: t('plans.noInspector') })}
            required
          />
        </Pair>
      )}
    </Loaded>
  );
}

function When({ isNew }: { readonly isNew: boolean }) {
  const t = useWords(planWords, inspectionWords);
  const cycle = useFormField('cycle', { label: t('plans.cycle'), initial: noText });
  const days = useFormField('cycleDays', { label: t('plans.cycleDays'), initial: noNumber });
  const validFrom = useFormField('validFrom', { label: t('plans.validFrom'), initial: noText });
  const validTo = useFormField('validTo', { label: t('plans.validTo'), initial: noText });
  const status = useFormField('status', { label: t('plans.status'), initial: noText });
  return (
    <>
      <Pair>
        <Select
          {...cycle}
          options={cycleNames.map((value) => ({ value, label: t(`inspection.cycle.${value}`) }))}
          required
        />
        {cycle.value === 'custom' && (
          <NumberField {...days} {...cycleLengthDays} digits={0} unit={t('plans.cycleDays.unit')} required />
        )}
      </Pair>
      <Pair>
        <DateField {...validFrom} required />
        <DateField {...validTo} required />
      </Pair>
      {isNew && (
        <RadioGroup
          {...status}
          options={(['enabled', 'disabled'] as const).map((value) => ({
            value,
            label: t(`inspection.plan.state.${value}`),
          }))}
          orientation="horizontal"
        />
      )}
    </>
  );
}

function Fields({ plan }: { readonly plan: Plan }) {
  const t = useWords(planWords);
  const name = useFormField('name', { label: t('plans.name'), initial: '' });
  const route = useFormField('route', { label: t('plans.route'), initial: '' });
  const { value: unitId } = useFormField('unitId', { label: t('plans.unit'), initial: noText });
  return (
    <>
      <TextField {...name} countMax={nameChars.max} autoComplete="off" required />
      <NodeField
        kind="unit"
        label={t('plans.unit')}
        known={plan && { id: plan.unitId, name: plan.unitName }}
        readOnly={plan !== undefined}
        required
      />
      {unitId === null ? <p>{t('plans.unitFirst')}</p> : <WhoAndWhere key={unitId} unitId={Number(unitId)} />}
      <When isNew={plan === undefined} />
      <TextArea {...route} countMax={routeChars.max} isOptional />
      <FailureFields />
      <Preview plan={plan} />
    </>
  );
}

const textOf = (value: number | null): string | null => (value === null ? null : String(value));
/** What the form begins with. */
const valuesOf = (plan: Plan, unitId: number | undefined, today: string) =>
  plan
    ? {
        name: plan.name,
        unitId: String(plan.unitId),
        lineId: textOf(plan.lineId),
        inspectorId: textOf(plan.inspectorId),
        cycle: plan.cycle,
        cycleDays: plan.cycleDays,
        validFrom: plan.validFrom,
        validTo: plan.validTo,
        // its state has buttons of its own
        status: 'disabled',
        route: plan.route,
        onFailure: plan.onFailure,
        hazardLevel: textOf(plan.hazardLevel),
        dueDays: plan.dueDays,
        orderLevel: plan.orderLevel,
        methods: plan.methods,
      }
    : {
        unitId: unitId === undefined ? null : String(unitId),
        validFrom: today,
        status: 'enabled',
        onFailure: 'decide',
      };

export interface PlanFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly plan: Plan;
  /** Of a new one at first. */
  readonly unitId?: number | undefined;
  /** Reads the plan again. */
  readonly onReload?: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A plan as it is added or changed, with the next tasks as the generator makes them. @spec INS-04 */
export function PlanForm({ plan: newest, unitId, onReload, onClose, onSaved }: PlanFormProps) {
  const t = useWords(planWords, recordPageWords);
  const { row: plan, begun } = useBegun(newest, onReload);
  const today = dayAt(useNow(minuteMs));
  const draft = useDraft<Entered>(planDraft(plan?.planId));
  const submit = useFormSend<FormValue<typeof inspectionPlanForm>, InspectionPlanDetail>({
    send: ({ status, methods, ...value }, client) => {
      const entries = Object.entries({ ...value, methods: [...methods] }).filter(([, one]) => one !== undefined);
      const sent = Object.fromEntries(entries);
      return plan
        ? client.send(inspectionCalls.changePlan, { planId: plan.planId, revision: plan.revision, ...sent })
        : client.send(inspectionCalls.createPlan, { ...sent, status });
    },
    saved: ({ name }) => t('record.saved', { name }),
    opens: ({ planId, name }) => shownAt(pathTo('inspectionPlans'), planId, name),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={plan ? t('record.change', { name: plan.name }) : t('plans.create')}
      submitLabel={t('record.save')}
      size="large"
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={inspectionPlanForm}
      words={problemWords}
      defaultValues={valuesOf(plan, unitId, today)}
      onSubmit={submit}
    >
      <Fields plan={plan} />
    </FormDrawer>
  );
}
