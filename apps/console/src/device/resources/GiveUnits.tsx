import type { Device } from '@fireline/api/device';
import { tariffCalls } from '@fireline/api/tariff';
import { giftRemarkChars, giftUnits, tariffGuardWords, tariffWords, unitGiftForm } from '@fireline/domain/tariff';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { TextArea } from '@fireline/ui/TextArea';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { newPress } from '../../lib/newPress.ts';
import { resourceWords } from './words.ts';

const problemWords = [tariffWords, tariffGuardWords];

function Fields() {
  const t = useWords(resourceWords, tariffWords);
  const sms = useFormField<number | null>('sms', { label: t('tariff.gift.kind.sms'), initial: 0 });
  const voice = useFormField<number | null>('voice', { label: t('tariff.gift.kind.voice'), initial: 0 });
  const remark = useFormField('remark', { label: t('resources.give.remark'), initial: '' });
  return (
    <>
      <NumberField {...sms} {...giftUnits} digits={0} />
      <NumberField {...voice} {...giftUnits} digits={0} />
      <TextArea {...remark} countMax={giftRemarkChars.max} required />
    </>
  );
}

export interface GiveUnitsProps {
  readonly device: Pick<Device, 'deviceId' | 'name'>;
  readonly onClose: () => void;
  readonly onGiven: () => void;
}

/** Messages and calls are given to a device, with the reason that the log keeps. @spec TAR-08 DEV-16 */
export function GiveUnits({ device: { deviceId, name }, onClose, onGiven }: GiveUnitsProps) {
  const t = useWords(resourceWords);
  const [requestId] = useState(newPress);
  const draft = useDraft<Entered>(`device.${deviceId}.giveUnits`);
  const submit = useFormSend<FormValue<typeof unitGiftForm>, object>({
    send: (entered, client) => client.send(tariffCalls.giftUnits, { deviceId, requestId, ...entered }),
    saved: () => t('resources.given', { name }),
    draft,
    onSaved: () => {
      onClose();
      onGiven();
    },
  });
  return (
    <FormDrawer
      title={t('resources.give.title', { name })}
      submitLabel={t('resources.give')}
      onClose={onClose}
      draft={draft}
      schema={unitGiftForm}
      words={problemWords}
      onSubmit={submit}
    >
      <Fields />
    </FormDrawer>
  );
}
