import { alarmCalls, type Silence } from '@fireline/api/alarm';
import { useSend } from '@fireline/api/react';
import {
  alarmDutyWords,
  alarmSilenceWords,
  silenceForm,
  silenceMinutes,
  silenceReasonChars,
} from '@fireline/domain/alarm';
import { dayAt } from '@fireline/domain/lib';
import { pathTo } from '@fireline/domain/shell';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { TextArea } from '@fireline/ui/TextArea';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { When } from '../drills/DrillForm.tsx';
import { startSchema } from '../drills/drillFormSchema.ts';
import { TargetField } from './TargetField.tsx';
import { silenceWords } from './words.ts';

type SilenceEntered = FormValue<typeof silenceForm>;

/** The draft of a new silence is kept under this name; that of a device under its own. */
export const silenceDraft = (deviceId?: number): string =>
  deviceId === undefined ? 'silence.new' : `silence.device.${deviceId}`;
const usualMinutes: number | null = 60;
const minuteMs = 60_000;
const problemWords = [alarmDutyWords, alarmSilenceWords];

function Fields({ hasTarget }: { readonly hasTarget: boolean }) {
  const t = useWords(silenceWords);
  const reason = useFormField('reason', { label: t('silences.reason'), initial: '' });
  const minutes = useFormField<number | null>('minutes', { label: t('silences.minutes'), initial: usualMinutes });
  return (
    <>
      <p>{t('silences.what')}</p>
      {hasTarget && <TargetField />}
      <TextArea {...reason} description={t('silences.reason.hint')} countMax={silenceReasonChars.max} required />
      <When />
      <NumberField {...minutes} {...silenceMinutes} digits={0} unit={t('silences.minutesUnit')} required />
    </>
  );
}

export interface SilenceFormProps {
  /** The device that is silenced; left out: the form asks what is. */
  readonly device?: { readonly deviceId: number; readonly name: string };
  readonly onClose: () => void;
  readonly onSaved: (silence: Silence) => void;
}

/** A silence with its reason, from now or later on, for so many minutes. @spec ALM-12 */
export function SilenceForm({ device, onClose, onSaved }: SilenceFormProps) {
  const t = useWords(silenceWords);
  const format = useFormat();
  const today = dayAt(useNow(minuteMs));
  const draft = useDraft<Entered>(silenceDraft(device?.deviceId));
  const deviceId = device?.deviceId;
  const schema = useMemo(
    () =>
      startSchema<SilenceEntered>(
        (values) => silenceForm.check(deviceId === undefined ? values : { ...values, target: 'device', deviceId }),
        Date.now,
      ),
    [deviceId],
  );
  const { mutateAsync } = useSend(alarmCalls.createSilence, { outdates: [alarmCalls.silences, alarmCalls.silencesOf] });
  const submit = useFormSend<SilenceEntered, Silence>({
    send: ({ deviceId: of, placeId, ruleId, ...entered }) =>
      mutateAsync({
        ...entered,
        ...(of !== undefined && { deviceId: of }),
        ...(placeId !== undefined && { placeId }),
        ...(ruleId !== undefined && { ruleId }),
      }),
    saved: ({ endsAt }) => t('silences.saved', { time: format.dateTime(endsAt) }),
    opens: ({ silenceId }) => shownAt(pathTo('alarmSilences'), silenceId),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={device ? `${t('silences.create')} · ${device.name}` : t('silences.create')}
      submitLabel={t('silences.save')}
      onClose={onClose}
      draft={draft}
      schema={schema}
      words={problemWords}
      defaultValues={{ day: today }}
      onSubmit={submit}
    >
      <Fields hasTarget={!device} />
    </FormDrawer>
  );
}
