import { type Device, type DeviceCommandRow, deviceCalls, type PhoneBook } from '@fireline/api/device';
import {
  acknowledgementWaitMin,
  deviceCommandWords,
  deviceSosWords,
  phoneBookForm,
  phoneBookOf,
} from '@fireline/domain/device';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { PhoneBookEditor } from './PhoneBookEditor.tsx';
import { phoneBookWords } from './words.ts';

const problemWords = [deviceSosWords, deviceCommandWords];

/** What is on its way to the device, or what it keeps. */
const known = ({ entries, last }: PhoneBook) =>
  last?.command === 'phoneBook' && (last.state === 'queued' || last.state === 'sent')
    ? phoneBookOf(last.args)
    : entries;

export interface PhoneBookFormProps {
  readonly device: Pick<Device, 'deviceId' | 'name'>;
  readonly book: PhoneBook;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** The phone book as it is entered and sent to its device. @spec DEV-13 DEV-21 */
export function PhoneBookForm({ device: { deviceId, name }, book, onClose, onSent }: PhoneBookFormProps) {
  const t = useWords(phoneBookWords);
  const draft = useDraft<Entered>(`device.${deviceId}.phoneBook`);
  const submit = useFormSend<FormValue<typeof phoneBookForm>, DeviceCommandRow>({
    send: ({ entries }, client) =>
      client.send(deviceCalls.setPhoneBook, {
        deviceId,
        revision: book.revision,
        waitMin: acknowledgementWaitMin.max,
        entries: [...entries],
      }),
    saved: () => t('phoneBook.sent', { name }),
    draft,
    onSaved: () => {
      onClose();
      onSent();
    },
  });
  return (
    <FormDrawer
      title={t('phoneBook.change.title', { name })}
      submitLabel={t('phoneBook.send')}
      size="large"
      onClose={onClose}
      draft={draft}
      schema={phoneBookForm}
      words={problemWords}
      defaultValues={{ entries: known(book) }}
      onSubmit={submit}
    >
      <p>{t('phoneBook.what')}</p>
      <PhoneBookEditor />
    </FormDrawer>
  );
}
