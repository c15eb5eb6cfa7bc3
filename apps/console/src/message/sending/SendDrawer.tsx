import { messageCalls, type SendRecord } from '@fireline/api/message';
import { useSend } from '@fireline/api/react';
import { maySendAgain, messageSendingWords, messageWords } from '@fireline/domain/message';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { PersonalValue } from '../../lib/personal/PersonalValue.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { Stack, Written } from '../Message.styles.ts';
import { outcomeOf } from './outcome.ts';
import { sendingWords } from './words.ts';

/** One message: what it says, to whom, and each step of its way. @spec MSG-04 MSG-05 */
export function SendDrawer({ send, onClose }: { readonly send: SendRecord; readonly onClose: () => void }) {
  const t = useWords(sendingWords, messageWords, messageSendingWords);
  const { dateTime, number } = useFormat();
  const may = useMay();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const again = useSend(messageCalls.sendAgain, {
    outdates: [messageCalls.sends],
    onDone: () => toasts.show({ tone: 'success', title: t('sends.againDone') }),
    onFailed: ({ error }) => tellFailure('save', error),
  });
  const {
    recordId,
    channel,
    kind,
    trigger,
    receiver,
    address,
    maySeeAddress,
    placeName,
    text,
    segments,
    attempts,
    at,
    handedAt,
    endedAt,
    alarmId,
  } = send;
  const mayRepeat = maySendAgain(send) && may(messageCalls.sendAgain);
  return (
    <Drawer
      isOpen
      isDismissable
      onClose={onClose}
      title={`${t(`message.channel.${channel}`)} · ${receiver}`}
      {...(mayRepeat && {
        footer: (
          <Button isPending={again.isPending} onClick={() => again.mutate({ recordId })}>
            {t('sends.again')}
          </Button>
        ),
      })}
    >
      <Stack>
        <Written>{kind === 'code' ? t('sends.noText') : text}</Written>
        <DescriptionList
          items={[
            { term: t('sends.state'), detail: outcomeOf(send, t, dateTime) },
            {
              term: t('sends.about'),
              detail: trigger === null ? t(`message.send.kind.${kind}`) : t(`message.trigger.${trigger}`),
            },
            ...(address
              ? [
                  {
                    term: t('sends.address'),
                    detail: (
                      <PersonalValue
                        subject="sendRecord"
                        id={recordId}
                        fields={['address']}
                        values={[address]}
                        label={t('sends.address')}
                        name={receiver}
                        isShowable={maySeeAddress}
                      />
                    ),
                  },
                ]
              : []),
            ...(placeName ? [{ term: t('sends.place'), detail: placeName }] : []),
            ...(segments > 0 ? [{ term: t('sends.segments'), detail: number(segments) }] : []),
            { term: t('sends.attempts'), detail: number(attempts) },
            { term: t('sends.at'), detail: dateTime(at) },
            ...(handedAt === null ? [] : [{ term: t('sends.handedAt'), detail: dateTime(handedAt) }]),
            ...(endedAt === null ? [] : [{ term: t('sends.endedAt'), detail: dateTime(endedAt) }]),
          ]}
        />
        {alarmId !== null && (
          <Link href={pathTo('alarmDetail', { alarmId, segment: 'current' })}>{t('sends.alarm')}</Link>
        )}
      </Stack>
    </Drawer>
  );
}
