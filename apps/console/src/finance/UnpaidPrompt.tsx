import { financeCalls } from '@fireline/api/finance';
import { useCall } from '@fireline/api/react';
import { openOrderStates, promptFor } from '@fireline/domain/finance';
import { pathTo } from '@fireline/domain/shell';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { session } from '../lib/session/session.ts';
import { payWords } from './words.ts';

const key = 'fireline.unpaidPrompt';
/** It goes by itself: it lies over the foot of the page, and the menu and the workbench say the same. */
const shownMs = 15_000;
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

/** 'Unpaid orders exist': said to the reader once a session, of orders that the reader placed before it. @spec FIN-01 */
export function UnpaidPrompt() {
  const t = useWords(payWords);
  const { number } = useFormat();
  const toasts = useToast();
  const [location, navigate] = useLocation();
  const { data } = useCall(financeCalls.orders, { states: [...openOrderStates], isMine: true, pageSize: 20 });
  const isKnown = data !== undefined;
  const prompt = useEffectEvent(() => {
    const asked = data && promptFor(data.rows.map(({ state }) => state));
    // who pays at this moment needs no reminder over the button
    if (!data || location.startsWith(pathTo('payment')) || !isFirst() || !asked) return;
    toasts.show({
      tone: 'attention',
      timeoutMs: shownMs,
      title: asked === 'askIfPaid' ? t('pay.unpaid.paying') : t('pay.unpaid', { count: number(data.total) }),
      action: { label: t('pay.unpaid.go'), onAct: () => navigate(pathTo('ordersUnpaid')) },
    });
  });
  useEffect(() => {
    // what is ordered later in the session is in front of its reader, and what changes later on the pages of orders
    if (isKnown) prompt();
  }, [isKnown]);
  return null;
}
