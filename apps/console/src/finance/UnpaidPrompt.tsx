import { financeCalls } from '@fireline/api/finance';
import { useCall } from '@fireline/api/react';
import { openOrderStates, promptFor } from '@fireline/domain/finance';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { session } from '../lib/session/session.ts';
import { payWords } from './words.ts';

const key = 'fireline.unpaidPrompt';
/** Whether somebody was asked in this session; a browser without storage asks once a page. */
function isFirst(): boolean {
  const now = session.current()?.expiresAt ?? '';
  try {
    if (sessionStorage.getItem(key) === now) return false;
    sessionStorage.setItem(key, now);
  } catch {
    // private windows may refuse it
  }
  return true;
}

/**
 * 'Unpaid orders exist': said to the reader once a session, of orders that the reader placed before it. A line over the page that covers nothing, until
 * the reader follows or closes it or nothing waits.
 * @spec FIN-01
 */
export function UnpaidPrompt() {
  const t = useWords(payWords);
  const { number } = useFormat();
  const [location, navigate] = useLocation();
  const [isShown, setShown] = useState(false);
  const { data } = useCall(financeCalls.orders, { states: [...openOrderStates], isMine: true, pageSize: 20 });
  const isKnown = data !== undefined;
  const asked = data && promptFor(data.rows.map(({ state }) => state));
  const isPaying = location.startsWith(pathTo('payment'));
  const prompt = useEffectEvent(() => {
    // who pays at this moment needs no reminder
    if (asked && !isPaying && isFirst()) setShown(true);
  });
  useEffect(() => {
    // what is ordered later in the session is in front of its reader, and what changes later on the pages of orders
    if (isKnown) prompt();
  }, [isKnown]);
  if (!isShown || !asked || isPaying) return null;
  const follow = (): void => {
    setShown(false);
    navigate(pathTo('ordersUnpaid'));
  };
  return (
    <Banner
      tone="attention"
      live="polite"
      style={{ marginBlockStart: 'var(--fl-space-3)' }}
      actions={<Button onClick={follow}>{t('pay.unpaid.go')}</Button>}
      onDismiss={() => setShown(false)}
    >
      {asked === 'askIfPaid' ? t('pay.unpaid.paying') : t('pay.unpaid', { count: number(data.total) })}
    </Banner>
  );
}
