import type { Client, PushClient } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ReadingCurve, type ReadingCurveProps } from './ReadingCurve.tsx';

const device = { deviceId: 1, deviceType: 'electric', heartbeatS: 60 } as const;
const hourMs = 3_600_000;
const nowMs = Date.parse('2026-11-22T10:00:00Z');

/** A gateway that answers when it is told to. */
function setUp() {
  const waiting: ((points: readonly { readonly at: string; readonly value: number }[]) => void)[] = [];
  const client = {
    send: () => new Promise((resolve) => waiting.push((points) => resolve({ points, truncated: false }))),
  } as unknown as Client;
  const push = { listen: () => () => {} } as unknown as PushClient;
  const queryClient = createQueryClient();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const show = (
    props: Pick<ReadingCurveProps, 'measurement'> & { readonly hours: number; readonly agoMs?: number },
  ) => {
    const { measurement, hours, agoMs = 0 } = props;
    const to = nowMs - agoMs;
    root.render(
      <FirelineProvider language="en">
        <ApiProvider client={client} push={push} queryClient={queryClient}>
          <ReadingCurve
            device={device}
            measurement={measurement}
            from={new Date(to - hours * hourMs).toISOString()}
            to={new Date(to).toISOString()}
          />
        </ApiProvider>
      </FirelineProvider>,
    );
  };
  const answer = async (asked: number) => {
    await vi.waitFor(() => expect(waiting).toHaveLength(asked));
    waiting.at(-1)?.([{ at: new Date(nowMs - hourMs).toISOString(), value: asked }]);
  };
  return { show, answer };
}

const curve = () => page.getByRole('slider');

it('what was read of something else, or over a shorter time, is not drawn while the reply is on its way [DEV-13]', async () => {
  const { show, answer } = setUp();
  show({ measurement: 'leakage', hours: 24 });
  await answer(1);
  await expect.element(curve()).toBeVisible();
  show({ measurement: 'temperature', hours: 24 });
  await expect.element(curve()).not.toBeInTheDocument();
  await answer(2);
  await expect.element(curve()).toBeVisible();
  show({ measurement: 'temperature', hours: 168 });
  await expect.element(curve()).not.toBeInTheDocument();
  await answer(3);
  await expect.element(curve()).toBeVisible();
  // its time goes on
  show({ measurement: 'temperature', hours: 168, agoMs: -60_000 });
  await expect.element(curve()).toBeVisible();
  await answer(4);
  await expect.element(curve()).toBeVisible();
});
