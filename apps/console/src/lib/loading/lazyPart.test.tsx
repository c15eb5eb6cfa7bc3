import { FirelineProvider } from '@fireline/ui/lib';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { Boundary } from './Boundary.tsx';
import { lazyPart } from './lazyPart.tsx';

interface SendsProps {
  readonly alarmId: number;
}
const Sends = ({ alarmId }: SendsProps) => <p role="note">sends of {alarmId}</p>;

/** A loader that is refused so many times. */
function refused(times: number) {
  const load = vi.fn<() => Promise<ComponentType<SendsProps>>>().mockResolvedValue(Sends);
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('no connection'));
  return load;
}

/** The frame with the alarms, and a page in it. */
function show(content: ReactNode): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')), { onCaughtError: () => {} });
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en">
      <p role="status">2 alarms</p>
      <Boundary>
        <h1>Smoke alarm</h1>
        {content}
      </Boundary>
    </FirelineProvider>,
  );
}

const alarms = page.getByRole('status');
const heading = page.getByRole('heading', { level: 1 });
const failure = page.getByRole('alert');
const part = page.getByRole('note');

/** What the server answers to the question for the script of this page. */
let scriptStatus = 200;
// the page is shared with the tests of other files
afterEach(() => void vi.restoreAllMocks());
beforeEach(() => {
  scriptStatus = 200;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    init?.method === 'HEAD' ? Promise.resolve(new Response(null, { status: scriptStatus })) : fetch(input, init),
  );
});

it('a part that cannot be fetched leaves page and alarms, and a retry shows it [SHL-20]', async () => {
  const load = refused(1);
  const Part = lazyPart(load);
  show(<Part alarmId={7} />);
  await expect.element(failure).toMatchTextContent(/^This part could not be loaded/);
  await expect.element(heading).toBeVisible();
  await expect.element(alarms).toBeVisible();
  await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
  await expect.element(part).toHaveTextContent('sends of 7');
  expect(load).toHaveBeenCalledTimes(2);
});

it('a part that could not be fetched comes by itself when the network is back [SHL-20]', async () => {
  const Part = lazyPart(refused(2));
  show(<Part alarmId={7} />);
  await expect.element(failure).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(failure).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(part).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

it('a part that the page does without is not missed, and comes when it can [SHL-20]', async () => {
  const load = refused(1);
  const Part = lazyPart(load, { isSilent: true });
  show(<Part alarmId={7} />);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.element(heading).toBeVisible();
  expect(failure.elements()).toHaveLength(0);
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'));
      return part.elements().length;
    })
    .toBe(1);
});

it('a part of a version that the server no longer has offers a reload in place of a retry [SHL-20]', async () => {
  scriptStatus = 404;
  const Part = lazyPart(refused(1));
  show(<Part alarmId={7} />);
  await expect.element(failure.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(failure.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0);
  await expect.element(alarms).toBeVisible();
});

it('a part that cannot be fetched from a server that answers offers a reload beside the retry, and none without the server [SHL-20]', async () => {
  const Part = lazyPart(refused(1));
  scriptStatus = 503;
  show(<Part alarmId={7} />);
  const retry = failure.getByRole('button', { name: 'Try again' });
  const reload = failure.getByRole('button', { name: 'Reload the page' });
  await expect.element(retry).toBeVisible();
  expect(reload.elements()).toHaveLength(0);
  scriptStatus = 200;
  await userEvent.click(retry);
  await expect.element(part).toBeVisible();
  const Later = lazyPart(refused(2));
  show(<Later alarmId={7} />);
  await expect.element(reload).toBeVisible();
  await expect.element(retry).toBeVisible();
});

it('what fails while it is drawn is reported, leaves the alarms, and another page begins without it [SHL-20]', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const before = location.href;
  onTestFinished(() => navigate(before, { replace: true }));
  const defect = new Error('a defect');
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw defect;
    return <p role="note">drawn</p>;
  };
  show(<Broken />);
  await expect.element(failure).toMatchTextContent(/^The screen could not be loaded/);
  await expect.element(alarms).toBeVisible();
  expect(reported).toHaveBeenCalledWith(defect);
  isBroken = false;
  navigate('/another');
  await expect.element(part).toBeVisible();
});
