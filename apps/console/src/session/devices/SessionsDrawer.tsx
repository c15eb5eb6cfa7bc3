import { useCall, useSend } from '@fireline/api/react';
import { sessionCalls } from '@fireline/api/session';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { styled } from 'styled-components';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { wordOr } from '../../lib/page/wordOr.ts';
import { ownSessionWords } from './words.ts';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--fl-space-2);
    padding: var(--fl-space-3) 0;
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
  }
  & small {
    display: block;
    color: var(--fl-text-muted);
  }
`;

/** Where the account is logged in; one session or all others are ended from here. @spec SES-11 */
export function SessionsDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(ownSessionWords);
  const { dateTime } = useFormat();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const call = useCall(sessionCalls.sessions, {}, { isPolling: true });
  const { mutateAsync, isPending } = useSend(sessionCalls.endSession, {
    outdates: [sessionCalls.sessions],
    onFailed: ({ error }) => tellFailure('logout', error),
  });
  const others = call.data?.rows.filter(({ isOwn }) => !isOwn) ?? [];
  const end = async (sessionIds: readonly string[]): Promise<void> => {
    for (const sessionId of sessionIds) await mutateAsync({ sessionId });
    toasts.show({ tone: 'success', title: t('sessions.ended', { count: sessionIds.length }) });
  };
  // a refusal has been told, and the list says what is still open
  const endAll = (sessionIds: readonly string[]): void => void end(sessionIds).catch(() => undefined);
  const clientText = (clientType: string): string => wordOr(t, `sessions.client.${clientType}`, clientType);
  return (
    <Drawer
      isOpen
      isDismissable
      onClose={onClose}
      title={t('sessions.title')}
      {...(others.length > 0 && {
        footer: (
          <Button isPending={isPending} onClick={() => endAll(others.map(({ sessionId }) => sessionId))}>
            {t('sessions.endOthers')}
          </Button>
        ),
      })}
    >
      <Loaded call={call} action="query" lines={4}>
        {({ rows }) => (
          <List>
            {rows.map(({ sessionId, clientType, ip, createdAt, expiresAt, isOwn }) => (
              <li key={sessionId}>
                <span>
                  {clientText(clientType)}
                  {ip !== '' && ` · ${ip}`}
                  {isOwn && ` · ${t('sessions.this')}`}
                  <small>
                    {t('sessions.since', { time: dateTime(createdAt) })} ·{' '}
                    {t('sessions.until', { time: dateTime(expiresAt) })}
                  </small>
                </span>
                {!isOwn && (
                  <Button variant="quiet" isPending={isPending} onClick={() => endAll([sessionId])}>
                    {t('sessions.end')}
                  </Button>
                )}
              </li>
            ))}
          </List>
        )}
      </Loaded>
    </Drawer>
  );
}
