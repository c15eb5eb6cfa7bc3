import { type PhoneBlock, messageCalls } from '@fireline/api/message';
import { deviceSendingWords, phoneBlacklistForm, sendBlacklistForm, sendTypes } from '@fireline/domain/device';
import { Checkbox } from '@fireline/ui/Checkbox';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { personalCell } from '../../lib/personal/personalCell.tsx';
import { sendingWords } from '../sending/words.ts';
import { AddBlock, BlockList } from './BlockList.tsx';

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

/** Numbers that are spared SMS or calls. @spec DEV-27 */
export function PhoneBlocks() {
  const t = useWords(sendingWords);
  const [isAdding, setAdding] = useState(false);
  const yes = (value: boolean): string => t(value ? 'sending.yes' : 'sending.no');
  return (
    <BlockList
      title={t('blocks.phones')}
      addLabel={t('blocks.addPhone')}
      list={messageCalls.phoneBlocks}
      of={{}}
      add={messageCalls.addPhoneBlock}
      remove={messageCalls.deletePhoneBlock}
      columns={[
        {
          id: 'number',
          header: t('blocks.number'),
          width: 170,
          ...personalCell<PhoneBlock>(({ blockId, number }) => ({
            subject: 'phoneBlock',
            id: blockId,
            fields: ['number'],
            values: [number],
            label: t('blocks.number'),
            name: number,
          })),
        },
        { id: 'sms', header: t('blocks.sms'), width: 100, cell: ({ smsFlag }) => yes(smsFlag) },
        { id: 'voice', header: t('blocks.voice'), width: 100, cell: ({ voiceFlag }) => yes(voiceFlag) },
      ]}
      nameOf={({ number }) => number}
      onAdd={() => setAdding(true)}
      form={
        isAdding && (
          <AddBlock
            title={t('blocks.addPhone')}
            draftName="phoneBlock"
            call={messageCalls.addPhoneBlock}
            list={messageCalls.phoneBlocks}
            schema={phoneBlacklistForm}
            onClose={() => setAdding(false)}
          >
            <PhoneFields />
          </AddBlock>
        )
      }
    />
  );
}

/** Devices whose alarms send no SMS, or make no calls. @spec DEV-27 */
export function DeviceBlocks() {
  const t = useWords(sendingWords, deviceSendingWords);
  const [isAdding, setAdding] = useState(false);
  return (
    <BlockList
      title={t('blocks.devices')}
      addLabel={t('blocks.addDevice')}
      list={messageCalls.deviceBlocks}
      of={{}}
      add={messageCalls.addDeviceBlock}
      remove={messageCalls.deleteDeviceBlock}
      columns={[
        { id: 'imei', header: t('blocks.imei'), width: 160, cell: ({ imei }) => imei },
        { id: 'device', header: t('blocks.device'), width: 180, cell: ({ deviceName }) => deviceName },
        { id: 'type', header: t('blocks.type'), width: 100, cell: ({ type }) => t(`device.sendType.${type}`) },
      ]}
      nameOf={({ deviceName }) => deviceName}
      onAdd={() => setAdding(true)}
      form={
        isAdding && (
          <AddBlock
            title={t('blocks.addDevice')}
            draftName="deviceBlock"
            call={messageCalls.addDeviceBlock}
            list={messageCalls.deviceBlocks}
            schema={sendBlacklistForm}
            onClose={() => setAdding(false)}
          >
            <DeviceFields />
          </AddBlock>
        )
      }
    />
  );
}
