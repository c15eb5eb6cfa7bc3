import { type Alarm, alarmCalls } from '@fireline/api/alarm';
import type { Client } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { ToastProvider } from '@fireline/ui/Toast';
import { FirelineProvider } from '@fireline/ui/lib';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Live, LiveContext, createLive } from '../../lib/session/live.ts';
import { session } from '../../lib/session/session.ts';
import { signedInAs } from '../../shell/signedInAs.test.support.ts';
import { ScreenPushProvider } from '../../shell/useScreenPush.tsx';
import { AlarmWatch } from './AlarmWatch.tsx';
import { Newcomers } from './Newcomers.tsx';

// the page is shared with the tests of other files
afterEach(() => void vi.restoreAllMocks());

/** A new alarm. */
const alarm = (alarmId: number, change: Partial<Alarm> = {}): Alarm =>
  ({
    alarmId,
    revision: 1,
    level: 1,
    kind: 'smoke',
    state: 'open',
    count: 1,
    drillId: null,
    silencedUntil: null,
    unitName: 'Harbour Plaza',
    buildingName: 'Block B',
    floor: 12,
    placeName: `Room ${alarmId}`,
    alarmTime: new Date().toISOString(),
    receivedAt: new Date().toISOString(),
    ...change,
  }) as Alarm;

/** Tells that it is drawn, and with it all that stands before it. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/** The watch over alarms at the address of an alarm, beside the page that is there. */
async function watchAt() {
  signedInAs(['alarmList:view']);
  const { account } = session.current() ?? {};
  if (!account) throw new Error('Nobody is signed in');
  const none = { total: 0, rows: [] };
  const send = (call: unknown) => (call === alarmCalls.list ? Promise.resolve(none) : new Promise(() => {}));
  const client = { send } as unknown as Client;
  const webSocketFactory = () => ({ readyState: 0, send: () => {}, close: () => {} }) as unknown as WebSocket;
  const live: Live = createLive({ account, client, session, webSocketFactory });
  onTestFinished(live.start());
  const root = createRoot(document.body.appendChild(document.createElement('div')), { onCaughtError: () => {} });
  onTestFinished(() => root.unmount());
  const queryClient = createQueryClient();
  const draw = (content: ReactNode): Promise<void> => {
    const drawn = Promise.withResolvers<void>();
    root.render(
      <ApiProvider client={client} push={live.push} queryClient={queryClient}>
        <FirelineProvider language="en">
          <ToastProvider>
            <LiveContext value={live}>
              <ScreenPushProvider>
                {content}
                <AlarmWatch page="alarmDetail" />
                <Drawn onDrawn={drawn.resolve} />
              </ScreenPushProvider>
            </LiveContext>
          </ToastProvider>
        </FirelineProvider>
      </ApiProvider>,
    );
    return drawn.promise;
  };
  await draw(null);
  await expect.poll(() => live.alarms.getSnapshot().loadedAtMs).not.toBeNull();
  return { alarms: live.alarms, draw };
}

const strip = page.getByRole('region', { name: 'New alarms' });
const line = page.getByRole('group', { name: 'New alarms' });

it('at the address of an alarm the strip shows new alarms until its page is there to show them [ALM-04]', async () => {
  const { alarms, draw } = await watchAt();
  alarms.put(alarm(1));
  await expect.element(strip).toMatchTextContent(/Room 1/);
  await draw(<Newcomers at={2} onLook={() => {}} />);
  await expect.element(line).toMatchTextContent(/Room 1/);
  await expect.element(strip).not.toBeInTheDocument();
  // the page failed, or another is on its way
  await draw(null);
  await expect.element(strip).toMatchTextContent(/Room 1/);
});

it('a newcomer waits from page to page until it was looked at [ALM-04]', async () => {
  const { alarms, draw } = await watchAt();
  await draw(<Newcomers key="list" at={undefined} onLook={() => {}} />);
  alarms.put(alarm(1));
  alarms.put(alarm(2));
  await expect.element(line).toMatchTextContent(/Room [12]/);
  await draw(<Newcomers key="detail" at={1} onLook={() => {}} />);
  await expect.element(line).toMatchTextContent(/Room 2/);
  await draw(<Newcomers key="another" at={2} onLook={() => {}} />);
  await expect.element(line).not.toMatchTextContent(/Room/);
});

it('new alarms that cannot be drawn are told in their place, what stands beside them stays, and a retry shows them [ALM-04] [SHL-20]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const { alarms, draw } = await watchAt();
  await draw(<h1>Smoke alarm</h1>);
  alarms.put(alarm(1, { placeName: undefined as unknown as string }));
  const failure = page.getByRole('alert').filter({ hasText: 'New alarms cannot be shown here' });
  await expect.element(failure).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Smoke alarm' })).toBeVisible();
  expect(reported).toHaveBeenCalledTimes(1);
  alarms.put(alarm(1, { revision: 2 }));
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect.element(strip).toMatchTextContent(/Room 1/);
  await expect.element(failure).not.toBeInTheDocument();
});
