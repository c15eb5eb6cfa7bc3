import { type KeptSession, forgetSession } from '@fireline/api/session';
import type { Account } from '@fireline/domain/session';
import { loginPath, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { ConfirmDialog, type ConfirmRefusal } from '@fireline/ui/ConfirmDialog';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useNow, useWords } from '@fireline/ui/lib';
import { Users } from 'lucide-react';
import { use, useId, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { leaveForGood } from '../../lib/form/leaving.ts';
import { DraftContext } from '../../lib/form/useDraft.ts';
import { SearchField } from '../../lib/list/SearchField.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useConfirmRefusal } from '../../lib/page/failure.ts';
import { session } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { AccountCard, type ShownAccount, accountText } from './AccountCard.tsx';
import { Accounts, SearchRow, Section, Sides } from './Change.styles.ts';
import { endSession } from './changeTo.ts';
import { useAccounts } from './useAccounts.ts';
import { changeUserWords } from './words.ts';

/** Fewer are seen at a glance. */
const searchedFrom = 4;

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

interface AccountsOfProps {
  readonly title: string;
  readonly accounts: readonly ShownAccount[];
  /** That there are none, why, and what one does about it. */
  readonly none: { readonly title: string; readonly why?: string };
  readonly onForgotten: () => void;
}

function AccountsOf({ title, accounts, none, onForgotten }: AccountsOfProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {accounts.length === 0 && (
        <Card>
          <EmptyState title={none.title} icon={<Users aria-hidden />}>
            {none.why}
          </EmptyState>
        </Card>
      )}
      <Accounts>
        {accounts.map((account) => (
          <li key={`${account.rentId} ${account.userId}`}>
            <AccountCard {...{ account, onForgotten }} />
          </li>
        ))}
      </Accounts>
    </Section>
  );
}

function LogOutAll({ accounts }: { readonly accounts: readonly KeptSession[] }) {
  const t = useWords(changeUserWords);
  const [isAsking, setAsking] = useState(false);
  const drafts = use(DraftContext);
  const refusal = useConfirmRefusal();
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
      <Button onClick={() => setAsking(true)}>{t('session.change.all')}</Button>
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

function ChangeUser({ current }: { readonly current: Account }) {
  const t = useWords(changeUserWords, routeWords);
  const [, setForgotten] = useState(0);
  const [sought, setSought] = useState('');
  const { kept, now, others, sameNumber, isNumberProven } = useAccounts(current, useNow(10_000));
  const found = (all: readonly ShownAccount[]) => all.filter((one) => accountText(one).includes(sought.toLowerCase()));
  const onForgotten = (): void => setForgotten((count) => count + 1);
  const noneFound = sought === '' ? undefined : { title: t('session.change.noneFound') };
  const noOthers = { title: t('session.change.noOthers.title'), why: t('session.change.noOthers') };
  const noneOfNumber = isNumberProven
    ? { title: t('session.change.noSameNumber') }
    : { title: t('session.change.unproven.title'), why: t('session.change.unproven') };
  return (
    <Page>
      <PageHeader
        title={t('shell.route.changeUser')}
        count={now.length + others.length + sameNumber.length}
        actions={
          <>
            <LogOutAll accounts={kept} />
            <Button variant="primary" onClick={() => leaveForGood(() => navigate(loginPath()))}>
              {t('session.change.add')}
            </Button>
          </>
        }
      />
      {now.map((account) => (
        <AccountCard key={account.userId} account={account} isNow />
      ))}
      {(others.length + sameNumber.length >= searchedFrom || sought !== '') && (
        <SearchRow>
          <SearchField label={t('session.change.search')} value={sought} onSearch={setSought} isWide />
        </SearchRow>
      )}
      <Sides data-alone={others.length + sameNumber.length === 0 || undefined}>
        <AccountsOf
          title={t('session.change.inBrowser')}
          accounts={found(others)}
          none={noneFound ?? noOthers}
          onForgotten={onForgotten}
        />
        {isNumberProven !== undefined && (
          <AccountsOf
            title={t('session.change.sameNumber')}
            accounts={found(sameNumber)}
            none={noneFound ?? noneOfNumber}
            onForgotten={onForgotten}
          />
        )}
      </Sides>
    </Page>
  );
}

/** The accounts of this browser and of the reader's number; changing to another ends no session. @spec SES-04 SHL-01 SHL-22 */
export function ChangeUserScreen() {
  const current = useSession()?.account;
  return current ? <ChangeUser current={current} /> : null;
}
