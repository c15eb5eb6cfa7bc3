import { deviceCalls, type PhoneBook, taskTopic } from '@fireline/api/device';
import { useCall, useTopic } from '@fireline/api/react';
import { acknowledgementWaitMin, type Contact, deviceCommandWords } from '@fireline/domain/device';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { failureText } from '../downlink/commandText.ts';
import { useCommands } from '../downlink/useMayCommand.ts';
import { WaitingCommands } from '../downlink/WaitingCommands.tsx';
import { controlWords } from '../downlink/words.ts';
import type { DeviceTabProps } from '../detail/tabProps.ts';
import { PhoneBookForm } from './PhoneBookForm.tsx';
import { phoneBookWords } from './words.ts';

type Row = Contact & { readonly order: number };

const columnsIn = (t: Translate<keyof typeof phoneBookWords>): readonly Column<Row>[] => [
  { id: 'order', header: t('phoneBook.order'), width: 80, cell: ({ order }) => order },
  { id: 'name', header: t('phoneBook.name'), width: 180, cell: ({ name }) => name || t('phoneBook.noName') },
  { id: 'number', header: t('phoneBook.number'), width: 200, cell: ({ number }) => number },
  { id: 'sos', header: t('phoneBook.sos'), width: 120, cell: ({ isSos }) => (isSos ? t('phoneBook.sosOnly') : '') },
];

/** What became of the newest command: it waits, or it did not end well. */
function Last({
  device,
  book,
  onChanged,
}: DeviceTabProps & { readonly book: PhoneBook; readonly onChanged: () => void }) {
  const t = useWords(phoneBookWords, deviceCommandWords, controlWords);
  const { last } = book;
  if (!last || last.state === 'acknowledged' || last.state === 'cancelled') return null;
  if (last.state === 'queued' || last.state === 'sent')
    return (
      <section aria-label={t('phoneBook.pending')}>
        <WaitingCommands device={device} commands={[last]} onChanged={onChanged} />
      </section>
    );
  return (
    <Banner tone="attention">
      {t('phoneBook.failed', {
        command: t(`device.command.${last.command}`),
        state: t(`device.command.state.${last.state}`),
        failure: failureText(last, t),
      })}
    </Banner>
  );
}

function Refused({ refused }: Pick<PhoneBook, 'refused'>) {
  const t = useWords(phoneBookWords);
  if (refused.length === 0) return null;
  return (
    <Banner tone="attention" title={t('phoneBook.refused')}>
      <ul>
        {refused.map(({ number, name, reason }) => (
          <li key={number}>{t('phoneBook.refused.one', { number, name: name || t('phoneBook.noName'), reason })}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** Whom a device calls, as it confirmed it: numbers in their order, those it refused, and what is on its way to it. @spec DEV-13 DEV-21 */
export function PhoneBookOf({ device }: DeviceTabProps) {
  const t = useWords(phoneBookWords);
  const { dateTime } = useFormat();
  const { deviceId, name } = device;
  const { mayTo } = useCommands(device);
  const call = useCall(deviceCalls.phoneBook, { deviceId }, { isPolling: true });
  const reload = (): void => void call.refetch();
  useTopic(taskTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.deviceId === deviceId)) reload();
    },
    reload,
  });
  const columns = useMemo(() => columnsIn(t).map((column) => ({ ...column, isSortable: false })), [t]);
  const [isChanging, change] = useState(false);
  const [isReading, read] = useState(false);
  return (
    <Loaded call={call} action="query">
      {(book) => (
        <Stack>
          {mayTo('phoneBook') && (
            <Tools>
              <Button variant="primary" onClick={() => change(true)}>
                {t('phoneBook.change')}
              </Button>
              <Button onClick={() => read(true)}>{t('phoneBook.read')}</Button>
            </Tools>
          )}
          <Last device={device} book={book} onChanged={reload} />
          <Refused refused={book.refused} />
          <DataTable
            label={t('phoneBook.list')}
            rows={book.entries.map((entry, index): Row => ({ ...entry, order: index + 1 }))}
            getRowId={({ order }) => order}
            columns={columns}
            empty={{ title: t('phoneBook.none'), hint: t('phoneBook.none.hint') }}
          />
          {book.confirmedAt !== null && <p>{t('phoneBook.confirmed', { time: dateTime(book.confirmedAt) })}</p>}
          {isChanging && <PhoneBookForm device={device} book={book} onClose={() => change(false)} onSent={reload} />}
          {isReading && (
            <ConfirmSend
              call={deviceCalls.readPhoneBook}
              send={{ deviceId, waitMin: acknowledgementWaitMin.max }}
              outdates={[deviceCalls.control, deviceCalls.commands]}
              action="query"
              title={t('phoneBook.read.title', { name })}
              confirmLabel={t('phoneBook.read')}
              done={t('phoneBook.read.sent', { name })}
              onDone={reload}
              onClose={() => read(false)}
            >
              {t('phoneBook.read.what')}
            </ConfirmSend>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
