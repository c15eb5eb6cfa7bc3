import { alarmCalls } from '@fireline/api/alarm';
import type { Account } from '@fireline/domain/session';
import { AlarmList } from '@fireline/ui/AlarmList';
import { LinkState, linkTruth } from '@fireline/ui/LinkState';
import { ToastProvider, useToast } from '@fireline/ui/Toast';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { client, failureText, watchAlarms } from './gateway.ts';

function List({ account }: { readonly account: Account }) {
  const [{ alarms, push, start }] = useState(() => watchAlarms(account));
  useEffect(start, [start]);
  const link = useSyncExternalStore(push.subscribeLink, push.link);
  const { state } = useSyncExternalStore(alarms.subscribe, alarms.getSnapshot);
  const toasts = useToast();
  const acknowledge = async (alarmIds: readonly number[]) => {
    try {
      await client.send(alarmCalls.acknowledge, { alarmIds: [...alarmIds] });
    } catch (error) {
      toasts.show({ tone: 'danger', title: failureText(error) });
    }
  };
  return (
    <main style={{ display: 'grid', gap: 8, height: '80vh', gridTemplateRows: 'auto 1fr' }}>
      <LinkState link={linkTruth(link)} />
      <AlarmList
        store={alarms.rows}
        isLoading={state === 'loading'}
        failure={state === 'failed' && 'The gateway does not answer.'}
        onAcknowledge={(choice) => void acknowledge(choice.alarms.map(({ alarmId }) => alarmId))}
      />
    </main>
  );
}

/** The alarms that stand, and how true what is shown is. */
export const Alarms = ({ account }: { readonly account: Account }) => (
  <ToastProvider>
    <List account={account} />
  </ToastProvider>
);
