import { createClient } from '@fireline/api/lib';
import { shellCalls } from '@fireline/api/shell';
import { pollIntervalMs } from '@fireline/domain/shell';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Notices } from './Notices.tsx';
import { notingRefusals } from './readiness.ts';

const message = 'The disk of the server is full';
const session = { token: () => null, renew: () => Promise.resolve(false), onExpired: () => undefined };
const refuse = async () => Response.json({ code: 'shell.diskFull', message, data: {} }, { status: 503 });

it('says that the server saves nothing, in its own words once it has refused something, until it is ready again [SHL-15]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  let status = 200;
  const asked = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}, { status }));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  root.render(
    <FirelineProvider language="en">
      <Notices />
    </FirelineProvider>,
  );
  const alert = page.getByRole('alert');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await expect.element(alert).not.toBeInTheDocument();

  status = 503;
  vi.advanceTimersByTime(pollIntervalMs);
  await expect.element(alert.getByText('The server cannot save anything', { exact: false })).toBeVisible();
  const client = notingRefusals(createClient({ baseUrl: '/api', session, language: () => 'en', fetch: refuse }));
  await expect(client.send(shellCalls.saveHiddenColumns, { table: 'device.list', columns: [] })).rejects.toThrow(
    message,
  );
  await expect.element(alert.getByText(message)).toBeVisible();

  status = 200;
  vi.advanceTimersByTime(pollIntervalMs);
  await expect.element(alert).not.toBeInTheDocument();
});
