import type { SendAccess } from '@fireline/api/message';
import { messageSendingWords, messageWords } from '@fireline/domain/message';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useFormat, useWords } from '@fireline/ui/lib';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { apiBase } from '../../lib/session/client.ts';
import { Stack } from '../Message.styles.ts';
import { sendingWords } from '../sending/words.ts';
import { limitText, sendsText, stateOfAccess } from './accessState.ts';

/** What is done to an access from its drawer. */
export type AccessAct = 'change' | 'test' | 'delete';
const buttons = { change: 'modify', test: 'modify', delete: 'delete' } as const;
const labels = { change: 'sending.change', test: 'access.test', delete: 'sending.delete' } as const;

export interface AccessDrawerProps {
  readonly access: SendAccess;
  readonly page: 'smsAccess' | 'voiceAccess';
  readonly onAct: (act: AccessAct) => void;
  readonly onClose: () => void;
}

/** One access with how it works; its secret is never shown. @spec MSG-06 */
export function AccessDrawer({ access, page, onAct, onClose }: AccessDrawerProps) {
  const t = useWords(sendingWords, messageWords, messageSendingWords);
  const format = useFormat();
  const { dateTime, number } = format;
  const asked = (act: AccessAct) => ({ who: [`${page}:${buttons[act]}`] as const });
  const calls = { test: asked('test'), change: asked('change'), delete: asked('delete') };
  const {
    channel,
    carrier,
    account,
    signature,
    shownNumber,
    url,
    sender,
    templateCode,
    checkCode,
    receiptPath,
    position,
    sentDay,
    failedDay,
    sentMonth,
    failedMonth,
    waiting,
    lastReceiptAt,
  } = access;
  return (
    <ActsDrawer
      title={access.name}
      acts={['test', 'change', 'delete']}
      calls={calls}
      labelOf={(act) => t(labels[act])}
      onAct={onAct}
      onClose={onClose}
    >
      <Stack>
        <DescriptionList
          items={[
            {
              term: t('access.state'),
              detail: (
                <>
                  {stateOfAccess(access, t, dateTime)}
                  <br />
                  <small>{limitText(t, format)}</small>
                </>
              ),
            },
            { term: t('sending.channel'), detail: t(`message.channel.${channel}`) },
            { term: t('access.carrier'), detail: t(`message.carrier.${carrier}`) },
            { term: t('access.account'), detail: account },
            ...(signature ? [{ term: t('access.signature'), detail: signature }] : []),
            ...(shownNumber ? [{ term: t('access.shownNumber'), detail: shownNumber }] : []),
            ...(url ? [{ term: t('access.url'), detail: url }] : []),
            ...(sender ? [{ term: t('access.sender'), detail: sender }] : []),
            ...(templateCode ? [{ term: t('access.templateCode'), detail: templateCode }] : []),
            ...(checkCode ? [{ term: t('access.checkCode'), detail: checkCode }] : []),
            ...(receiptPath
              ? [
                  {
                    term: t('access.receiptUrl'),
                    detail: (
                      <>
                        <code>{new URL(`${apiBase}${receiptPath}`, document.baseURI).href}</code>
                        <br />
                        <small>{t('access.receiptUrl.what')}</small>
                      </>
                    ),
                  },
                ]
              : []),
            { term: t('access.position'), detail: number(position) },
            { term: t('access.day'), detail: sendsText(sentDay, failedDay, t, format) },
            { term: t('access.month'), detail: sendsText(sentMonth, failedMonth, t, format) },
            { term: t('access.waiting'), detail: number(waiting) },
            { term: t('access.lastReceipt'), detail: lastReceiptAt === null ? '—' : dateTime(lastReceiptAt) },
          ]}
        />
        <RecordHistory kind="sendAccess" id={access.accessId} record={access} />
      </Stack>
    </ActsDrawer>
  );
}
