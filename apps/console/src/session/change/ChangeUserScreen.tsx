import { type KeptSession, forgetSession, keptSessions } from '@fireline/api/session';
import { roleWords } from '@fireline/domain/role';
import { loginPath, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { ConfirmDialog, type ConfirmRefusal } from '@fireline/ui/ConfirmDialog';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { use, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { leaveForGood } from '../../lib/form/leaving.ts';
import { DraftContext } from '../../lib/form/useDraft.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useConfirmRefusal } from '../../lib/page/failure.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { session } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Accounts } from './Change.styles.ts';
import { changeTo, endSession, loginOf } from './changeTo.ts';
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
  const tellFailure = useTellFailure();
  const [isPending, setPending] = useState(false);
  const { realName: name, username, rentId, role, session: kept } = account;
  const change = async (): Promise<void> => {
    setPending(true);
    try {
      if (await changeTo(account)) return;
      toast.show({ tone: 'attention', title: t('session.change.ended') });
      navigate(loginOf(account));
    } catch (error) {
      tellFailure('login', error, () => void change());
    } finally {
      setPending(false);
    }
  };
  const forget = async (): Promise<void> => {
    try {
      if (kept) await endSession(kept);
      forgetSession(account);
      onForgotten();
    } catch (error) {
      tellFailure('logout', error, () => void forget());
    }
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
          <Button aria-label={t('session.change.forgetNamed', { name })} onClick={() => void forget()}>
            {t('session.change.forget')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Ends every session of this browser at the gateway and forgets its accounts. @throws CallError when one may still be open; then it stays in the list */
async function logOutAll(accounts: readonly KeptSession[]): Promise<void> {
  const now = session.current()?.account;
  const isNow = (one: KeptSession): boolean => one.rentId === now?.rentId && one.userId === now.userId;
  // the present one goes last: what fails before it can be tried again
  for (const account of accounts.toSorted((one, other) => Number(isNow(one)) - Number(isNow(other)))) {
    if (account.session) await endSession(account.session);
    forgetSession(account);
  }
}

/** The accounts of this browser; changing to another ends no session. @spec SES-04 SHL-01 SHL-22 */
export function ChangeUserScreen() {
  const t = useWords(changeUserWords, routeWords);
  const now = useNow(10_000);
  const current = useSession()?.account;
  const [, setForgotten] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const drafts = use(DraftContext);
  const refusal = useConfirmRefusal();
  const accounts = keptSessions(now);
  const endAll = async (): Promise<ConfirmRefusal | void> => {
    try {
      await logOutAll(accounts);
    } catch (error) {
      return refusal('logout', error);
    }
    drafts.clear();
    session.keepLogin(undefined);
    session.signOut();
    navigate(loginPath(), { replace: true });
  };
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
        onConfirm={endAll}
      >
        {t('session.change.allAsk')}
      </ConfirmDialog>
    </>
  );
}
