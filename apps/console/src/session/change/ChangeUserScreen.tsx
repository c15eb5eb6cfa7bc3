import { type KeptSession, forgetSession, keptSessions, sessionCalls } from '@fireline/api/session';
import { roleWords } from '@fireline/domain/role';
import { loginPath, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { ConfirmDialog } from '@fireline/ui/ConfirmDialog';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { leaveForGood } from '../../lib/form/leaving.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { session } from '../../shell/session.ts';
import { useSession } from '../../shell/useSession.ts';
import { Accounts } from './Change.styles.ts';
import { changeTo, clientOf, loginOf } from './changeTo.ts';
import { changeUserWords } from './words.ts';

interface AccountCardProps {
  readonly account: KeptSession;
  readonly isNow: boolean;
  readonly onForgotten: () => void;
}

function AccountCard({ account, isNow, onForgotten }: AccountCardProps) {
  const t = useWords(changeUserWords, roleWords);
  const format = useFormat();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const { realName: name, username, rentId, role, session: kept } = account;
  const change = async (): Promise<void> => {
    setPending(true);
    const isChanged = await changeTo(account);
    setPending(false);
    if (isChanged) return;
    toast.show({ tone: 'attention', title: t('session.change.ended') });
    navigate(loginOf(account));
  };
  const state = kept
    ? t('session.change.until', { time: format.dateTime(kept.expiresAt) })
    : t('session.change.password');
  return (
    <Card title={name} headingLevel={2}>
      <p>{[username, rentId, t(`role.name.${role}`)].join(' · ')}</p>
      <p>{isNow ? t('session.change.now') : state}</p>
      {!isNow && (
        <div data-part="acts">
          <Button
            variant="primary"
            isPending={isPending}
            aria-label={t('session.change.toNamed', { name })}
            onClick={() => leaveForGood(() => void change())}
          >
            {t('session.change.to')}
          </Button>
          <Button
            aria-label={t('session.change.forgetNamed', { name })}
            onClick={() => {
              forgetSession(account);
              onForgotten();
            }}
          >
            {t('session.change.forget')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Ends every session of this browser at the gateway, and empties the list. */
async function logOutAll(accounts: readonly KeptSession[]): Promise<void> {
  const open = accounts.flatMap((account) => account.session ?? []);
  // one that has ended already is out as well
  await Promise.allSettled(open.map((one) => clientOf(one).send(sessionCalls.logout, {})));
  session.keepLogin(undefined);
  session.signOut();
  for (const account of accounts) forgetSession(account);
  navigate(loginPath(), { replace: true });
}

/** The accounts of this browser; changing to another ends no session. @spec SES-04 SHL-01 SHL-22 */
export function ChangeUserScreen() {
  const t = useWords(changeUserWords, routeWords);
  const now = useNow(10_000);
  const current = useSession()?.account;
  const [, setForgotten] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const accounts = keptSessions(now);
  return (
    <>
      <PageHeader
        title={t('shell.route.changeUser')}
        count={accounts.length}
        actions={
          <>
            <Button onClick={() => setAsking(true)}>{t('session.change.all')}</Button>
            <Button variant="primary" onClick={() => leaveForGood(() => navigate(loginPath()))}>
              {t('session.change.add')}
            </Button>
          </>
        }
      />
      <Accounts>
        {accounts.map((account) => (
          <li key={`${account.rentId} ${account.userId}`}>
            <AccountCard
              account={account}
              isNow={account.rentId === current?.rentId && account.userId === current.userId}
              onForgotten={() => setForgotten((count) => count + 1)}
            />
          </li>
        ))}
      </Accounts>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('session.change.all')}
        confirmLabel={t('session.change.all')}
        tone="danger"
        onCancel={() => setAsking(false)}
        onConfirm={() => logOutAll(accounts)}
      >
        {t('session.change.allAsk')}
      </ConfirmDialog>
    </>
  );
}
