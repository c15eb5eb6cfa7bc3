import { financeCalls } from '@fireline/api/finance';
import type { ReplyOf } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { openOrderStates, promptFor } from '@fireline/domain/finance';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { session } from '../lib/session/session.ts';
import { payWords } from './words.ts';

const key = 'fireline.unpaidPrompt';
const sessionNow = (): string => session.current()?.expiresAt ?? '';
/** Whether the reader was asked in this session; a browser without storage asks once a page. */
function wasAsked(): boolean {
  try {
    return sessionStorage.getItem(key) === sessionNow();
  } catch {
    return false;
  }
}
function noteAsked(): void {
  try {
    sessionStorage.setItem(key, sessionNow());
  } catch {
    // private windows may refuse it
  }
}

type Orders = ReplyOf<typeof financeCalls.orders>;

function Line({ orders }: { readonly orders: Orders }) {
  const t = useWords(payWords);
  const { number } = useFormat();
  const [location, navigate] = useLocation();
  const asked = promptFor(orders.rows.map(({ state }) => state));
  // who pays at this moment needs no reminder
  const isPaying = location.startsWith(pathTo('payment'));
  // what is ordered later in the session is in front of its reader, and what changes later on the pages of orders
  const [isWanted, setWanted] = useState(() => asked !== undefined && !isPaying && !wasAsked());
  useEffect(() => {
    if (isWanted) noteAsked();
  }, [isWanted]);
  // what comes to wait later is not said
  if (isWanted && !asked) setWanted(false);
  if (!isWanted || !asked || isPaying) return null;
  const close = (): void => setWanted(false);
  const follow = (): void => {
    close();
    navigate(pathTo('ordersUnpaid'));
  };
  return (
    <Banner
      tone="attention"
      live="polite"
      style={{ marginBlockStart: 'var(--fl-space-3)' }}
      actions={<Button onClick={follow}>{t('pay.unpaid.go')}</Button>}
      onDismiss={close}
    >
      {asked === 'askIfPaid' ? t('pay.unpaid.paying') : t('pay.unpaid', { count: number(orders.total) })}
    </Banner>
  );
}

/**
 * 'Unpaid orders exist': said to the reader once a session, of orders that the reader placed before it. A line over the page that covers nothing, until
 * the reader follows or closes it or nothing waits.
 * @spec FIN-01
 */
export function UnpaidPrompt() {
  const { data } = useCall(financeCalls.orders, { states: [...openOrderStates], isMine: true, pageSize: 20 });
  return data && <Line orders={data} />;
}
