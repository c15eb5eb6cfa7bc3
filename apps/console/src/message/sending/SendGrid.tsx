import type { SendRecord } from '@fireline/api/message';
import { messageSendingWords, messageWords, type SendState, sentChannels } from '@fireline/domain/message';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Check, CheckCheck, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { outcomeOf } from './outcome.ts';
import { Grid, Mark } from './SendGrid.styles.ts';
import { sendingWords } from './words.ts';

const icons: Readonly<Record<SendState, ReactNode>> = {
  planned: <Clock aria-hidden />,
  held: <Clock aria-hidden />,
  notSent: <X aria-hidden />,
  handed: <Check aria-hidden />,
  sent: <Check aria-hidden />,
  delivered: <CheckCheck aria-hidden />,
  failed: <X aria-hidden />,
};

/** Each receiver with what was sent by each way, the newest last. */
const receiversOf = (rows: readonly SendRecord[]) =>
  [...Map.groupBy(rows, ({ receiver, address }) => receiver || address)].map(([name, sends]) => ({
    name,
    byChannel: Map.groupBy(
      sends.toSorted((a, b) => a.recordId - b.recordId),
      ({ channel }) => channel,
    ),
  }));

interface CellProps {
  readonly sends: readonly SendRecord[];
  readonly onOpen: (recordId: number) => void;
}

/** What became of the newest, and how many there were; a press shows it whole. */
function Cell({ sends, onOpen }: CellProps) {
  const t = useWords(sendingWords, messageSendingWords);
  const format = useFormat();
  const last = sends.at(-1);
  if (!last) return null;
  return (
    <Mark data-state={last.state} title={outcomeOf(last, t, format.dateTime)} onClick={() => onOpen(last.recordId)}>
      {icons[last.state]}
      {t(`message.send.state.${last.state}`)}
      {sends.length > 1 && <small>{t('sends.times', { count: format.number(sends.length) })}</small>}
    </Mark>
  );
}

export interface SendGridProps {
  readonly rows: readonly SendRecord[];
  readonly onOpen: (recordId: number) => void;
}

/** Who was reached, by which way: a line for each receiver, a column for each way that was tried. @spec ALM-11 */
export function SendGrid({ rows, onOpen }: SendGridProps) {
  const t = useWords(sendingWords, messageWords);
  const tried = new Set(rows.map(({ channel }) => channel));
  const channels = sentChannels.filter((channel) => tried.has(channel));
  return (
    <Grid>
      <table aria-label={t('sends.who')}>
        <thead>
          <tr>
            <th scope="col">{t('sends.receiver')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(`message.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {receiversOf(rows).map(({ name, byChannel }) => (
            <tr key={name}>
              <th scope="row">{name || t('sends.unsent.nobody')}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <Cell sends={byChannel.get(channel) ?? []} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Grid>
  );
}
