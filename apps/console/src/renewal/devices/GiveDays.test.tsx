import { CallError, type Client } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { type RenewalDevice } from '@fireline/api/renewal';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GiveDays } from './GiveDays.tsx';

const device = (deviceId: number): RenewalDevice => ({
  deviceId,
  imei: `86000000000000${deviceId}`,
  name: `Detector ${deviceId}`,
  deviceType: 'smoke',
  partnerId: 1,
  partnerName: 'Harbour',
  unitName: 'North',
  placeName: 'Mill',
  mode: 'standard',
  activatedAt: null,
  isStarted: true,
  expiresOn: null,
  anchorDay: null,
  reason: null,
  openOrderId: null,
  yearCents: 3000,
});

interface Sent {
  readonly requestId: string;
  readonly deviceIds: readonly number[];
}

it('a refusal for a reason without words is a failure; without a reply the same press goes out again, after one another [TAR-08] [REN-01]', async () => {
  const sent: Sent[] = [];
  const client = {
    send: async (call: { readonly name: string }, { requestId, deviceIds }: Sent) => {
      sent.push({ requestId, deviceIds });
      if (sent.length === 1) throw new CallError({ kind: 'network', call: call.name });
      const isRefused = (deviceId: number) => sent.length === 2 && deviceId === 2;
      return {
        rows: deviceIds.map((deviceId) => ({
          deviceId,
          dayBefore: null,
          dayAfter: null,
          problem: isRefused(deviceId) ? { code: 'renewal.gift.ofTomorrow' } : null,
        })),
      };
    },
  } as unknown as Client;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <ApiProvider client={client} queryClient={createQueryClient()}>
      <FirelineProvider language="en" timeZone="Asia/Shanghai">
        <GiveDays devices={[device(1), device(2)]} onClose={() => {}} onDone={() => {}} />
      </FirelineProvider>
    </ApiProvider>,
  );
  await userEvent.fill(page.getByRole('textbox', { name: /^Days/ }), '7');
  await userEvent.fill(page.getByRole('textbox', { name: /^Why/ }), 'A week without service');
  await userEvent.click(page.getByRole('button', { name: 'Give days', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Retry 2 not done' }));
  await expect.element(page.getByText('renewal.gift.ofTomorrow').first()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Retry 1 not done' }));
  await expect.element(page.getByText('All 2 done')).toBeVisible();
  expect(sent.map(({ deviceIds }) => deviceIds)).toEqual([[1, 2], [1, 2], [2]]);
  const [first, again, rest] = sent.map(({ requestId }) => requestId);
  expect([first === again, again === rest]).toEqual([true, false]);
});
