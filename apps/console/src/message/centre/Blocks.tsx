import { type DeviceBlock, messageCalls, type PhoneBlock } from '@fireline/api/message';
import { useSend } from '@fireline/api/react';
import {
  deviceSendingWords,
  deviceSosWords,
  phoneBlacklistForm,
  sendBlacklistForm,
  sendTypes,
} from '@fireline/domain/device';
import { messageSendingWords } from '@fireline/domain/message';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { Checkbox } from '@fireline/ui/Checkbox';
import type { Column } from '@fireline/ui/DataTable';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { useMay } from '../../shell/useMay.ts';
import { sendingWords } from '../sending/words.ts';

const problemWords = [deviceSendingWords, deviceSosWords, messageSendingWords];
interface AddProps {
  readonly onClose: () => void;
}

function PhoneFields() {
  const t = useWords(sendingWords);
  const number = useFormField('number', { label: t('blocks.number'), initial: '' });
  const { value: noSms, ...sms } = useFormField('smsFlag', { label: t('blocks.sms'), initial: true });
  const { value: noVoice, ...voice } = useFormField('voiceFlag', { label: t('blocks.voice'), initial: false });
  return (
    <>
      <TextField {...number} inputMode="tel" required />
      <Checkbox {...sms} checked={noSms} />
      <Checkbox {...voice} checked={noVoice} />
    </>
  );
}

function AddPhone({ onClose }: AddProps) {
  const t = useWords(sendingWords);
  const draft = useDraft<Entered>('phoneBlock');
  const { mutateAsync } = useSend(messageCalls.addPhoneBlock, { outdates: [messageCalls.phoneBlocks] });
  const submit = useFormSend<FormValue<typeof phoneBlacklistForm>, { readonly done: true }>({
    send: (value) => mutateAsync(value),
    saved: () => t('blocks.added'),
    draft,
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={t('blocks.addPhone')}
      submitLabel={t('sending.save')}
      onClose={onClose}
      draft={draft}
      schema={phoneBlacklistForm}
      words={problemWords}
      onSubmit={submit}
    >
      <PhoneFields />
    </FormDrawer>
  );
}

function DeviceFields() {
  const t = useWords(sendingWords, deviceSendingWords);
  const imei = useFormField('imei', { label: t('blocks.imei'), initial: '' });
  const type = useFormField<string | null>('type', { label: t('blocks.type'), initial: 'sms' });
  return (
    <>
      <TextField {...imei} inputMode="numeric" required />
      <Select
        {...type}
        options={sendTypes.map((value) => ({ value: value as string, label: t(`device.sendType.${value}`) }))}
        required
      />
    </>
  );
}

function AddDevice({ onClose }: AddProps) {
  const t = useWords(sendingWords);
  const draft = useDraft<Entered>('deviceBlock');
  const { mutateAsync } = useSend(messageCalls.addDeviceBlock, { outdates: [messageCalls.deviceBlocks] });
  const submit = useFormSend<FormValue<typeof sendBlacklistForm>, { readonly done: true }>({
    send: (value) => mutateAsync(value),
    saved: () => t('blocks.added'),
    draft,
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={t('blocks.addDevice')}
      submitLabel={t('sending.save')}
      onClose={onClose}
      draft={draft}
      schema={sendBlacklistForm}
      words={problemWords}
      onSubmit={submit}
    >
      <DeviceFields />
    </FormDrawer>
  );
}

/** Numbers that are spared SMS or calls. @spec DEV-27 */
export function PhoneBlocks() {
  const t = useWords(sendingWords);
  const format = useFormat();
  const may = useMay();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<PhoneBlock>();
  const yes = (value: boolean): string => t(value ? 'sending.yes' : 'sending.no');
  const columns: readonly Column<PhoneBlock>[] = [
    { id: 'number', header: t('blocks.number'), width: 160, cell: ({ number }) => number },
    { id: 'sms', header: t('blocks.sms'), width: 100, cell: ({ smsFlag }) => yes(smsFlag) },
    { id: 'voice', header: t('blocks.voice'), width: 100, cell: ({ voiceFlag }) => yes(voiceFlag) },
    { id: 'held', header: t('blocks.held'), width: 120, align: 'end', cell: ({ held }) => format.number(held) },
    {
      id: 'owner',
      header: t('sending.owner'),
      width: 150,
      cell: ({ partnerName }) => partnerName || t('sending.owner.tenant'),
    },
    { id: 'by', header: t('blocks.by'), width: 120, cell: ({ by }) => by },
    { id: 'at', header: t('blocks.at'), width: 170, ...timeCell<PhoneBlock>(({ at }) => at, format) },
  ];
  return (
    <Card
      title={t('blocks.phones')}
      headingLevel={2}
      actions={
        may(messageCalls.addPhoneBlock) && <Button onClick={() => setAdding(true)}>{t('blocks.addPhone')}</Button>
      }
    >
      <PartTable
        label={t('blocks.phones')}
        call={messageCalls.phoneBlocks}
        of={{}}
        columns={columns}
        getRowId={({ blockId }) => blockId}
        {...(may(messageCalls.deletePhoneBlock) && { onOpen: setRemoving })}
        empty={{ title: t('blocks.empty') }}
      />
      {adding && <AddPhone onClose={() => setAdding(false)} />}
      {removing && (
        <ConfirmSend
          call={messageCalls.deletePhoneBlock}
          send={{ blockId: removing.blockId }}
          outdates={[messageCalls.phoneBlocks]}
          action="delete"
          title={t('blocks.remove', { name: removing.number })}
          confirmLabel={t('sending.delete')}
          done={t('blocks.removed', { name: removing.number })}
          onClose={() => setRemoving(undefined)}
        >
          {t('blocks.remove.what')}
        </ConfirmSend>
      )}
    </Card>
  );
}

/** Devices whose alarms send no SMS, or make no calls. @spec DEV-27 */
export function DeviceBlocks() {
  const t = useWords(sendingWords, deviceSendingWords);
  const format = useFormat();
  const may = useMay();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<DeviceBlock>();
  const columns: readonly Column<DeviceBlock>[] = [
    { id: 'imei', header: t('blocks.imei'), width: 160, cell: ({ imei }) => imei },
    { id: 'device', header: t('blocks.device'), width: 180, cell: ({ deviceName }) => deviceName },
    { id: 'type', header: t('blocks.type'), width: 100, cell: ({ type }) => t(`device.sendType.${type}`) },
    { id: 'held', header: t('blocks.held'), width: 120, align: 'end', cell: ({ held }) => format.number(held) },
    {
      id: 'owner',
      header: t('sending.owner'),
      width: 150,
      cell: ({ partnerName }) => partnerName || t('sending.owner.tenant'),
    },
    { id: 'by', header: t('blocks.by'), width: 120, cell: ({ by }) => by },
    { id: 'at', header: t('blocks.at'), width: 170, ...timeCell<DeviceBlock>(({ at }) => at, format) },
  ];
  return (
    <Card
      title={t('blocks.devices')}
      headingLevel={2}
      actions={
        may(messageCalls.addDeviceBlock) && <Button onClick={() => setAdding(true)}>{t('blocks.addDevice')}</Button>
      }
    >
      <PartTable
        label={t('blocks.devices')}
        call={messageCalls.deviceBlocks}
        of={{}}
        columns={columns}
        getRowId={({ blockId }) => blockId}
        {...(may(messageCalls.deleteDeviceBlock) && { onOpen: setRemoving })}
        empty={{ title: t('blocks.empty') }}
      />
      {adding && <AddDevice onClose={() => setAdding(false)} />}
      {removing && (
        <ConfirmSend
          call={messageCalls.deleteDeviceBlock}
          send={{ blockId: removing.blockId }}
          outdates={[messageCalls.deviceBlocks]}
          action="delete"
          title={t('blocks.remove', { name: removing.deviceName })}
          confirmLabel={t('sending.delete')}
          done={t('blocks.removed', { name: removing.deviceName })}
          onClose={() => setRemoving(undefined)}
        >
          {t('blocks.remove.what')}
        </ConfirmSend>
      )}
    </Card>
  );
}
