import { alarmCalls, type Drill } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmDutyWords, drillMinutes, nameChars } from '@fireline/domain/alarm';
import { dayAt } from '@fireline/domain/lib';
import { pathTo } from '@fireline/domain/shell';
import { DateField } from '@fireline/ui/DateField';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { TimeField } from '@fireline/ui/TimeField';
import { useNow, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { Row } from './Drills.styles.ts';
import { type DrillEntered, drillSchema } from './drillFormSchema.ts';
import { drillWords } from './words.ts';

/** The draft of a new drill is kept under this name. */
export const drillDraft = 'drill.new';
const noNumber: number | null = null;
const noText: string | null = null;
const usualMinutes = 30;
const minuteMs = 60_000;
const problemWords = [alarmDutyWords];
const choices = ['now', 'later'] as const;

/** A building of the unit that is chosen, and one of its floors. */
function Part() {
  const t = useWords(drillWords);
  const { value: unitId } = useFormField('unitId', { label: t('drills.unit'), initial: noText });
  const building = useFormField('buildingId', { label: t('drills.building'), initial: noText });
  const floor = useFormField('floor', { label: t('drills.floor'), initial: noNumber });
  const call = useCall(alarmCalls.drillBuildings, { unitId: Number(unitId) }, { isEnabled: unitId !== null });
  const found = unitId === null ? [] : (call.data?.buildings ?? []);
  const chosen = found.find(({ buildingId }) => String(buildingId) === building.value);
  return (
    <Row>
      <Select
        {...building}
        options={found.map(({ buildingId, name }) => ({ value: String(buildingId), label: name }))}
        placeholder={t('drills.wholeUnit')}
        disabled={unitId === null}
        isClearable
        isOptional
      />
      <NumberField
        {...floor}
        {...(chosen && { min: -chosen.floorsBelow, max: chosen.floorsAbove })}
        description={t('drills.floor.hint')}
        digits={0}
        isOptional
      />
    </Row>
  );
}

/** From now on, or from a day and a time. */
export function When() {
  const t = useWords(drillWords);
  const when = useFormField<(typeof choices)[number] | null>('when', { label: t('drills.when'), initial: 'now' });
  const day = useFormField('day', { label: t('drills.day'), initial: noText });
  const time = useFormField('time', { label: t('drills.time'), initial: noText });
  return (
    <>
      <RadioGroup
        {...when}
        options={choices.map((value) => ({ value, label: t(`drills.when.${value}`) }))}
        orientation="horizontal"
      />
      {when.value === 'later' && (
        <Row>
          <DateField {...day} required />
          <TimeField {...time} required />
        </Row>
      )}
    </>
  );
}

function Fields() {
  const t = useWords(drillWords);
  const name = useFormField('name', { label: t('drills.name'), initial: '' });
  const minutes = useFormField<number | null>('minutes', { label: t('drills.minutes'), initial: usualMinutes });
  return (
    <>
      <p>{t('drills.what')}</p>
      <TextField {...name} countMax={nameChars.max} required />
      <NodeField kind="unit" label={t('drills.unit')} required />
      <Part />
      <When />
      <NumberField {...minutes} {...drillMinutes} digits={0} unit={t('drills.minutesUnit')} required />
    </>
  );
}

export interface DrillFormProps {
  readonly onClose: () => void;
  readonly onSaved: (drill: Drill) => void;
}

/** A drill of a unit, a building or a floor, from now or later on, for so many minutes. @spec N15 */
export function DrillForm({ onClose, onSaved }: DrillFormProps) {
  const t = useWords(drillWords);
  const today = dayAt(useNow(minuteMs));
  const draft = useDraft<Entered>(drillDraft);
  const schema = useMemo(() => drillSchema(Date.now), []);
  const submit = useFormSend<DrillEntered, Drill>({
    send: ({ buildingId, floor, ...entered }, client) =>
      client.send(alarmCalls.createDrill, {
        ...entered,
        ...(buildingId !== undefined && { buildingId }),
        ...(floor !== undefined && { floor }),
      }),
    saved: ({ name }) => t('drills.saved', { name }),
    opens: ({ drillId, name }) => shownAt(pathTo('alarmDrills'), drillId, name),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('drills.create')}
      submitLabel={t('drills.save')}
      onClose={onClose}
      draft={draft}
      schema={schema}
      words={problemWords}
      defaultValues={{ day: today }}
      onSubmit={submit}
    >
      <Fields />
    </FormDrawer>
  );
}
