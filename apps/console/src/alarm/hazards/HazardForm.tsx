import { type Alarm, alarmCalls, type Hazard, type HazardDetail, type HazardMeasure } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmHazardWords, alarmWords, hazardChangeForm, hazardReportForm, nameChars } from '@fireline/domain/alarm';
import { dayAt } from '@fireline/domain/lib';
import { Drawer } from '@fireline/ui/Drawer';
import { FormSubmit } from '@fireline/ui/Form';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useNow, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { DraftForm, type Entered } from '../../lib/form/DraftForm.tsx';
import { type Draft, useDraft } from '../../lib/form/useDraft.ts';
import { useFormSend } from '../../lib/form/useFormSend.ts';
import { useHeldImages } from '../../lib/images/useHeldImages.ts';
import { useImageUpload } from '../../lib/images/useImageUpload.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { Stack } from './Hazard.styles.ts';
import { HazardFields } from './HazardFields.tsx';
import { type HazardEntered, type HeldPhotos, hazardSchema, hazardValues } from './hazardFormSchema.ts';
import { hazardWords } from './words.ts';

/** The draft of a hazard is kept under this name. */
export const hazardDraft = (of: { readonly hazardId?: number | undefined; readonly alarmId?: number | undefined }) =>
  of.alarmId === undefined ? `hazard.${of.hazardId ?? 'new'}` : `hazard.alarm.${of.alarmId}`;

const problemWords = [alarmHazardWords, alarmWords];
const photoFields = ['photos'] as const;
const minuteMs = 60_000;

export interface HazardFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly hazard?: Hazard | undefined;
  /** The alarm that a new one is made from. */
  readonly alarm?: Alarm | undefined;
  readonly onClose: () => void;
  readonly onSaved: (detail: HazardDetail) => void;
}

interface WrittenProps extends Pick<HazardFormProps, 'hazard' | 'alarm' | 'onSaved'> {
  readonly catalogue: readonly HazardMeasure[];
  readonly held: HeldPhotos;
  readonly draft: Draft<Entered>;
}

function Written({ hazard, alarm, onSaved, catalogue, held, draft }: WrittenProps) {
  const t = useWords(hazardWords, alarmWords);
  const today = dayAt(useNow(minuteMs));
  const upload = useImageUpload(alarmCalls.uploadHazardImage, photoFields);
  const alarmId = alarm?.alarmId;
  const dueDay = hazard?.dueDay;
  const schema = useMemo(
    () =>
      dueDay === undefined ? hazardSchema(hazardReportForm, { alarmId }) : hazardSchema(hazardChangeForm, { dueDay }),
    [alarmId, dueDay],
  );
  const submit = useFormSend<HazardEntered, HazardDetail>({
    send: async ({ description, placeId, alarmId: _alarm, dueReason, ...entered }, client) => {
      const sent = {
        ...entered,
        measures: [...entered.measures],
        ...(description !== undefined && { description }),
        ...(await upload(entered)),
      };
      if (hazard) {
        const { hazardId, revision } = hazard;
        const changed = { ...sent, ...(dueReason !== undefined && { dueReason }) };
        return client.send(alarmCalls.changeHazard, { ...changed, hazardId, revision });
      }
      const from = alarmId === undefined ? { ...(placeId !== undefined && { placeId }) } : { alarmId };
      return client.send(alarmCalls.createHazard, { ...sent, ...from });
    },
    saved: (detail) => t('hazards.saved', { name: detail.hazard.title }),
    draft,
    onSaved,
  });
  const from = alarm && {
    alarm,
    title: `${t(`alarm.kind.${alarm.kind}`)} ${alarm.deviceName}`.slice(0, nameChars.max),
  };
  return (
    <DraftForm
      draft={draft}
      schema={schema}
      words={problemWords}
      defaultValues={hazardValues(hazard, from, catalogue, held, today)}
      onSubmit={submit}
    >
      <Stack>
        <HazardFields hazard={hazard} catalogue={catalogue} hasPlace={!hazard && !alarm} />
        <div>
          <FormSubmit>{t('hazards.save')}</FormSubmit>
        </div>
      </Stack>
    </DraftForm>
  );
}

/** A hazard as it is put on record, made from an alarm or changed, its photos with it. @spec ALM-13 SHL-26 */
export function HazardForm({ hazard, alarm, onClose, onSaved }: HazardFormProps) {
  const t = useWords(hazardWords);
  const key = hazardDraft({ hazardId: hazard?.hazardId, alarmId: alarm?.alarmId });
  const { held, error, reload } = useHeldImages(alarmCalls.hazardImage, key, { photos: hazard?.photos ?? [] });
  const measures = useCall(alarmCalls.hazardMeasures, {});
  const catalogue = measures.data?.measures;
  const draft = useDraft<Entered>(key);
  const title = hazard ? t('hazards.change', { name: hazard.title }) : t('hazards.create');
  return (
    <Drawer isOpen size="large" onClose={() => draft.leave(onClose)} title={title}>
      {held && catalogue && <Written {...{ hazard, alarm, onSaved, catalogue, held, draft }} />}
      {!held && error !== undefined && <CallFailed error={error} title={t('hazards.photosFailed')} onRetry={reload} />}
      {!catalogue && measures.error && (
        <CallFailed
          error={measures.error}
          title={t('hazards.catalogueFailed')}
          onRetry={() => void measures.refetch()}
        />
      )}
      {!(held && catalogue) && error === undefined && !measures.error && <Skeleton lines={10} />}
    </Drawer>
  );
}
