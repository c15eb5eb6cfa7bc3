import { createRoot } from 'react-dom/client';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alarmCalls, alarmTopic } from '../alarm/index.ts';
import { CallError, type Client, type LinkState, type PushClient, type TopicHandler } from '../lib/index.ts';
import { ApiProvider, createQueryClient, useCall, useLink, useSend, useTopic } from './index.ts';

declare global {
  // React's own switch: all that changes here is waited for by `act`
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const close: (() => void)[] = [];
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] });
});
afterEach(() => {
  for (const one of close.splice(0)) one();
  vi.useRealTimers();
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});
/** Lets so much time pass, and React, the cache and the promises between them come to rest. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const settle = () => pass(1);

interface Sent {
  readonly name: string;
  readonly args: unknown;
  readonly signal: AbortSignal | undefined;
}

function setUp(answer: (sent: Sent) => unknown) {
  const sent: Sent[] = [];
  const client: Client = {
    send: (async (call: { name: string }, args: unknown, options?: { signal?: AbortSignal }) => {
      const one = { name: call.name, args, signal: options?.signal };
      sent.push(one);
      return answer(one);
    }) as Client['send'],
    download: () => Promise.reject(new Error('not here')),
    upload: () => Promise.reject(new Error('not here')),
  };
  let state: LinkState = { state: 'connecting', sinceMs: 0, lastEventAtMs: null, lastReplay: null, attempts: 0 };
  const handlers = new Set<TopicHandler>();
  const watchers = new Set<() => void>();
  let listens = 0;
  const push: PushClient = {
    start: () => {},
    stop: () => {},
    listen: (_, handler) => {
      listens += 1;
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    link: () => state,
    subscribeLink: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  const queryClient = createQueryClient();
  const render = async (children: ReactNode) => {
    await act(async () =>
      root.render(
        <ApiProvider client={client} push={push} queryClient={queryClient}>
          {children}
        </ApiProvider>,
      ),
    );
    await settle();
  };
  close.push(() => {
    act(() => root.unmount());
    element.remove();
    queryClient.clear();
  });
  return {
    sent,
    element,
    root,
    render,
    handlers,
    listens: () => listens,
    become: async (next: LinkState['state']) => {
      state = { ...state, state: next };
      act(() => {
        for (const watcher of watchers) watcher();
      });
      await settle();
    },
  };
}

function hide(isHidden: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isHidden ? 'hidden' : 'visible'),
  });
  window.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
}

function Summary({ isPolling = false }) {
  const { data, error } = useCall(alarmCalls.summary, {}, { isPolling });
  return <p>{error ? error.kind : data ? `current ${data.current}` : 'waiting'}</p>;
}

it('shows what a call answers, and aborts it when the screen is left', async () => {
  let arrive: (reply: unknown) => void = () => {};
  const one = setUp(() => new Promise((resolve) => (arrive = resolve)));
  await one.render(<Summary />);
  expect(one.element.textContent).toBe('waiting');
  arrive({ current: 3 });
  await settle();
  expect(one.element.textContent).toBe('current 3');
  const other = setUp(() => new Promise(() => {}));
  await other.render(<Summary />);
  await other.render(null);
  expect(other.sent[0]?.signal?.aborted).toBe(true);
});

it('tells a failure as data, and does not ask again what was refused [SHL-15]', async () => {
  const one = setUp(() => Promise.reject(new CallError({ kind: 'refused', call: 'alarm.summary' })));
  await one.render(<Summary />);
  await pass(60_000);
  expect([one.element.textContent, one.sent.length]).toEqual(['refused', 1]);
});

it('polls every 15 s, and rests while the tab is hidden [SHL-24]', async () => {
  close.push(() => hide(false));
  let current = 0;
  const one = setUp(() => ({ current: (current += 1) }));
  await one.render(<Summary isPolling />);
  await pass(14_900);
  expect(one.sent).toHaveLength(1);
  await pass(100);
  await settle();
  expect([one.sent.length, one.element.textContent]).toEqual([2, 'current 2']);
  hide(true);
  await pass(60_000);
  expect(one.sent).toHaveLength(2);
  hide(false);
  await pass(15_000);
  expect(one.sent.length).toBeGreaterThan(2);
});

it('sends when asked to, and has outdated replies fetched again', async () => {
  let current = 2;
  const one = setUp(({ name }) => {
    if (name === 'alarm.handle') current = 1;
    return { current };
  });
  const done: unknown[] = [];
  function Handle() {
    const handle = useSend(alarmCalls.handle, {
      outdates: [alarmCalls.summary],
      onDone: ({ args }) => done.push(args),
    });
    return <button onClick={() => handle.mutate({ alarmId: 7, closing: 'manual' })}>handle</button>;
  }
  await one.render([<Summary key="summary" />, <Handle key="handle" />]);
  expect(one.element.textContent).toContain('current 2');
  one.element.querySelector('button')?.click();
  await settle();
  await settle();
  expect(one.element.textContent).toContain('current 1');
  expect(done).toEqual([{ alarmId: 7, closing: 'manual' }]);
});

it('hands a failure over with its retry [SHL-18]', async () => {
  let isDown = true;
  const one = setUp(() => (isDown ? Promise.reject(new CallError({ kind: 'timeout', call: 'alarm.handle' })) : {}));
  const failed: string[] = [];
  let retry = () => {};
  function Handle() {
    const handle = useSend(alarmCalls.handle, {
      onFailed: (failure) => {
        failed.push(failure.error.kind);
        ({ retry } = failure);
      },
    });
    return <button onClick={() => handle.mutate({ alarmId: 7, closing: 'manual' })}>{handle.status}</button>;
  }
  await one.render(<Handle />);
  one.element.querySelector('button')?.click();
  await settle();
  expect([failed, one.element.textContent]).toEqual([['timeout'], 'error']);
  isDown = false;
  retry();
  await settle();
  expect([one.element.textContent, one.sent.map(({ args }) => args)]).toEqual([
    'success',
    [1, 2].map(() => ({ alarmId: 7, closing: 'manual' })),
  ]);
});

it('listens while it is shown, to the newest handler, without listening anew', async () => {
  const one = setUp(() => ({}));
  const got: string[] = [];
  function Listener({ name }: { readonly name: string }) {
    useTopic(alarmTopic, {
      events: (events) => got.push(`${name} ${events.length}`),
      reload: () => got.push(`${name} reload`),
    });
    return null;
  }
  const tell = () => {
    for (const handler of one.handlers) {
      handler.events([{ seq: 1, topic: 'alarm', at: '', data: {} }]);
      handler.reload?.();
    }
  };
  await one.render(<Listener name="first" />);
  tell();
  await one.render(<Listener name="second" />);
  tell();
  expect([got, one.listens()]).toEqual([['first 1', 'first reload', 'second 1', 'second reload'], 1]);
  await one.render(null);
  expect(one.handlers.size).toBe(0);
});

it('shows the truth about the link [N05]', async () => {
  const one = setUp(() => ({}));
  function Link() {
    return <p>{useLink().state}</p>;
  }
  await one.render(<Link />);
  expect(one.element.textContent).toBe('connecting');
  await one.become('stale');
  expect(one.element.textContent).toBe('stale');
});
