import { type Alarm, alarmCalls, type Hazard, type HazardDetail, type HazardMeasure } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmHazardWords, alarmWords, hazardChangeForm, hazardReportForm, nameChars } from '@fireline/domain/alarm';
import { dayAt } from '@fireline/domain/lib';
import { Drawer } from '@fireline/ui/Drawer';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useNow, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { type Begun, useBegun } from '../../lib/form/useBegun.ts';
import { type Draft, useDraft } from '../../lib/form/useDraft.ts';
import { useFormSend } from '../../lib/form/useFormSend.ts';
import { useHeldImages } from '../../lib/images/useHeldImages.ts';
import { useImageUpload } from '../../lib/images/useImageUpload.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { HazardFields } from './HazardFields.tsx';
import { type HazardEntered, type HeldPhotos, hazardSchema, hazardValues } from './hazardFormSchema.ts';
import { hazardWords } from './words.ts';

/** The draft of a hazard is kept under this name. */
export const hazardDraft = (of: {
  readonly hazardId?: number | undefined;
  readonly alarmId?: number | undefined;
  readonly deviceId?: number | undefined;
}) => {
  if (of.alarmId !== undefined) return `hazard.alarm.${of.alarmId}`;
  return of.deviceId === undefined ? `hazard.${of.hazardId ?? 'new'}` : `hazard.device.${of.deviceId}`;
};

/** The device that a new one is about: it begins with what is known of it. */
export interface HazardAbout {
  readonly deviceId: number;
  readonly title: string;
  /** null: it hangs in none. */
  readonly place: { readonly id: number; readonly name: string } | null;
}

const problemWords = [alarmHazardWords, alarmWords];
const photoFields = ['photos'] as const;
const minuteMs = 60_000;

export interface HazardFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly hazard?: Hazard | undefined;
  /** The alarm that a new one is made from. */
  readonly alarm?: Alarm | undefined;
  readonly about?: HazardAbout | undefined;
  /** Reads the one that is changed again. */
  readonly onReload?: () => void;
  readonly onClose: () => void;
  readonly onSaved: (detail: HazardDetail) => void;
}

interface BegunProps extends Omit<HazardFormProps, 'onReload'> {
  readonly begun: Begun;
  readonly title: string;
  /** The draft is kept under this name. */
  readonly name: string;
  readonly draft: Draft<Entered>;
}

interface WrittenProps extends BegunProps {
  readonly catalogue: readonly HazardMeasure[];
  readonly held: HeldPhotos;
}

function Written({ hazard, alarm, about, begun, title, onClose, onSaved, catalogue, held, draft }: WrittenProps) {
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
  const from = alarm
    ? { alarm, title: `${t(`alarm.kind.${alarm.kind}`)} ${alarm.deviceName}`.slice(0, nameChars.max) }
    : about && { placeId: about.place?.id ?? null, title: about.title.slice(0, nameChars.max) };
  return (
    <FormDrawer
      title={title}
      submitLabel={t('hazards.save')}
      size="large"
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={schema}
      words={problemWords}
      defaultValues={hazardValues(hazard, from, catalogue, held, today)}
      onSubmit={submit}
    >
      <HazardFields
        hazard={hazard}
        catalogue={catalogue}
        hasPlace={!hazard && !alarm}
        place={about?.place ?? undefined}
      />
    </FormDrawer>
  );
}

/** Fetches the photos of the hazard as it is now and the catalogue of measures, then the form begins. */
function Pictured(props: BegunProps) {
  const { hazard, title, name, onClose, draft } = props;
  const t = useWords(hazardWords);
  const { held, error, reload } = useHeldImages(alarmCalls.hazardImage, name, { photos: hazard?.photos ?? [] });
  const measures = useCall(alarmCalls.hazardMeasures, {});
  const catalogue = measures.data?.measures;
  if (held && catalogue) return <Written {...props} {...{ held, catalogue }} />;
  return (
    <Drawer isOpen size="large" onClose={() => draft.leave(onClose)} title={title}>
      {!held && error !== undefined && <CallFailed error={error} title={t('hazards.photosFailed')} onRetry={reload} />}
      {!catalogue && measures.error && (
        <CallFailed
          error={measures.error}
          title={t('hazards.catalogueFailed')}
          onRetry={() => void measures.refetch()}
        />
      )}
      {error === undefined && !measures.error && <Skeleton lines={10} />}
    </Drawer>
  );
}

/** A hazard as it is put on record, made from an alarm or changed, its photos with it. @spec ALM-13 SHL-26 */
export function HazardForm({ hazard: newest, onReload, ...props }: HazardFormProps) {
  const t = useWords(hazardWords);
  const { row: hazard, begun } = useBegun(newest, onReload);
  const name = hazardDraft({
    hazardId: hazard?.hazardId,
    alarmId: props.alarm?.alarmId,
    deviceId: props.about?.deviceId,
  });
  const draft = useDraft<Entered>(name);
  const title = hazard ? t('hazards.change', { name: hazard.title }) : t('hazards.create');
  return <Pictured key={hazard?.revision} {...props} {...{ hazard, begun, title, name, draft }} />;
}
