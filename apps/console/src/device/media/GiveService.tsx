import { type Device, deviceCalls } from '@fireline/api/device';
import { deviceCameraWords, mediaGiftForm, mediaRemarkChars, type MediaServiceName } from '@fireline/domain/device';
import { useFormField } from '@fireline/ui/Form';
import { TextArea } from '@fireline/ui/TextArea';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { mediaWords } from './words.ts';

const problemWords = [deviceCameraWords];
/** Years that are given at once. */
const years = 1;

function Fields({ service }: { readonly service: MediaServiceName }) {
  const t = useWords(mediaWords);
  useFormField('service', { label: t('media.services'), initial: service });
  const remark = useFormField('remark', { label: t('media.give.remark'), initial: '' });
  return (
    <>
      <p>{t('media.give.what')}</p>
      <TextArea {...remark} countMax={mediaRemarkChars.max} required />
    </>
  );
}

export interface GiveServiceProps {
  readonly device: Pick<Device, 'deviceId' | 'name'>;
  readonly service: MediaServiceName;
  readonly onClose: () => void;
  readonly onGiven: () => void;
}

/** Gives a service of a camera away for a year, with the reason that the log keeps. @spec DEV-20 ORG-05 */
export function GiveService({ device: { deviceId, name }, service, onClose, onGiven }: GiveServiceProps) {
  const t = useWords(mediaWords, deviceCameraWords);
  const serviceName = t(`device.media.service.${service}`);
  const draft = useDraft<Entered>(`device.${deviceId}.give.${service}`);
  const submit = useFormSend<FormValue<typeof mediaGiftForm>, object>({
    send: (entered, client) => client.send(deviceCalls.renewMedia, { deviceId, years, ...entered }),
    saved: () => t('media.given', { service: serviceName }),
    draft,
    onSaved: () => {
      onClose();
      onGiven();
    },
  });
  return (
    <FormDrawer
      title={t('media.give.title', { name, service: serviceName })}
      submitLabel={t('media.give', { service: serviceName })}
      onClose={onClose}
      draft={draft}
      schema={mediaGiftForm}
      words={problemWords}
      onSubmit={submit}
    >
      <Fields service={service} />
    </FormDrawer>
  );
}
