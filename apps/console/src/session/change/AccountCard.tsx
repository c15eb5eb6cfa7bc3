import { type KeptSession, forgetSession, type sessionCalls } from '@fireline/api/session';
import type { ReplyOf } from '@fireline/api/lib';
import { roleWords } from '@fireline/domain/role';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { leaveForGood } from '../../lib/form/leaving.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { changeTo, endSession, loginOf } from './changeTo.ts';
import { changeUserWords } from './words.ts';

export type OwnAccount = ReplyOf<typeof sessionCalls.ownAccounts>['accounts'][number];

/** An account as its card shows it, whether this browser or the gateway knows it. */
export interface ShownAccount {
  readonly rentId: string;
  readonly rentName: string;
  readonly userId: number;
  readonly username: string;
  readonly realName: string;
  readonly roleText: string;
  readonly nodeName: string | undefined;
  /** As the gateway knows it; null: never, absent: not known. */
  readonly lastLoginAt: string | null | undefined;
  /** In this browser; absent: the gateway alone knows it. */
  readonly kept?: KeptSession;
}

/** What a search finds an account by. */
export const accountText = ({ realName, username, rentId, rentName, roleText, nodeName = '' }: ShownAccount): string =>
  [realName, username, rentId, rentName, roleText, nodeName].join(' ').toLowerCase();

interface AccountCardProps {
  readonly account: ShownAccount;
  readonly isNow?: boolean;
  readonly onForgotten?: () => void;
}

function Facts({ account, isNow }: Required<Pick<AccountCardProps, 'account' | 'isNow'>>) {
  const t = useWords(changeUserWords, roleWords);
  const { dateTime } = useFormat();
  const { username, roleText, rentName, rentId, nodeName, lastLoginAt, kept } = account;
  const state = kept?.session
    ? t('session.change.until', { time: dateTime(kept.session.expiresAt) })
    : t('session.change.password');
  return (
    <DescriptionList
      layout={isNow ? 'columns' : 'rows'}
      items={[
        { term: t('session.change.username'), detail: username },
        { term: t('session.change.role'), detail: roleText },
        { term: t('session.change.tenant'), detail: rentName === rentId ? rentId : `${rentName} (${rentId})` },
        ...(nodeName ? [{ term: t('session.change.node'), detail: nodeName }] : []),
        ...(kept?.usedAt && !isNow ? [{ term: t('session.change.used'), detail: dateTime(kept.usedAt) }] : []),
        ...(lastLoginAt ? [{ term: t('session.change.lastLogin'), detail: dateTime(lastLoginAt) }] : []),
        { term: t('session.change.session'), detail: state },
      ]}
    />
  );
}

/** One account: who it is, when it was last used, and the way to it. @spec SES-04 */
export function AccountCard({ account, isNow = false, onForgotten }: AccountCardProps) {
  const t = useWords(changeUserWords);
  const toast = useToast();
  const tellFailure = useTellFailure();
  const [isPending, setPending] = useState(false);
  const { realName: name, kept } = account;
  const change = async (to: KeptSession): Promise<void> => {
    setPending(true);
    try {
      if (await changeTo(to)) return;
      toast.show({ tone: 'attention', title: t('session.change.ended') });
      navigate(loginOf(to));
    } catch (error) {
      tellFailure('login', error, () => void change(to));
    } finally {
      setPending(false);
    }
  };
  const forget = async (of: KeptSession): Promise<void> => {
    try {
      if (of.session) await endSession(of.session);
      forgetSession(of);
      onForgotten?.();
    } catch (error) {
      tellFailure('logout', error, () => void forget(of));
    }
  };
  return (
    <Card title={name} headingLevel={isNow ? 2 : 3} actions={isNow && <strong>{t('session.change.now')}</strong>}>
      <Facts account={account} isNow={isNow} />
      {!isNow && (
        <div data-part="acts">
          {kept ? (
            <>
              <Button aria-label={t('session.change.forgetNamed', { name })} onClick={() => void forget(kept)}>
                {t('session.change.forget')}
              </Button>
              <Button
                variant="primary"
                isPending={isPending}
                aria-label={t('session.change.toNamed', { name })}
                onClick={() => leaveForGood(() => void change(kept))}
              >
                {t('session.change.to')}
              </Button>
            </>
          ) : (
            <Button
              aria-label={t('session.change.logInNamed', { name })}
              onClick={() => leaveForGood(() => navigate(loginOf(account)))}
            >
              {t('session.change.logIn')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
