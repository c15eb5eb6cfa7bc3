import type { Visibility } from '@fireline/api/lib';
import { manualTime } from '@fireline/api/testing';
import { describe, expect, it } from 'vitest';
import type { Failure } from './failure.ts';
import { Poller } from './poller.ts';

const intervalMs = 15_000;

interface Question {
  readonly signal: AbortSignal;
  readonly answer: (text: string) => Promise<void>;
  readonly fail: (failure: Failure) => Promise<void>;
}

class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

function setUp() {
  const time = manualTime(1_000_000);
  const questions: Question[] = [];
  let isHidden = false;
  const listeners = new Set<() => void>();
  const visibility: Visibility = {
    isHidden: () => isHidden,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const poller = new Poller<string>({
    load: (signal) =>
      new Promise((resolve, reject) => {
        questions.push({
          signal,
          answer: (text) => (resolve(text), settled()),
          fail: (failure) => (reject(new Refusal(failure)), settled()),
        });
      }),
    failureOf: (error) => (error as Refusal).failure,
    intervalMs,
    clock: time.clock,
    timers: time.timers,
    visibility,
  });
  const newest = (): Question => {
    const question = questions.at(-1);
    if (!question) throw new Error('nothing was asked');
    return question;
  };
  const setHidden = (value: boolean) => {
    isHidden = value;
    for (const listener of listeners) listener();
  };
  return { poller, time, questions, newest, setHidden };
}

describe('asking again', () => {
  it('comes 15 s after the answer, never beside a question still open [SHL-24]', async () => {
    const { poller, time, questions, newest } = setUp();
    poller.start();
    time.advance(60_000);
    expect(questions).toHaveLength(1);
    await newest().answer('one');
    time.advance(intervalMs - 1);
    expect(questions).toHaveLength(1);
    time.advance(1);
    expect(questions).toHaveLength(2);
  });

  it('rests while the page is hidden and starts at once when it is seen again [SHL-24]', async () => {
    const { poller, time, questions, newest, setHidden } = setUp();
    poller.start();
    await newest().answer('one');
    setHidden(true);
    time.advance(10 * intervalMs);
    expect(questions).toHaveLength(1);
    setHidden(false);
    expect(questions).toHaveLength(2);
  });

  it('does not start in a page that was hidden while it waited for the answer [SHL-24]', async () => {
    const { poller, time, questions, newest, setHidden } = setUp();
    poller.start();
    setHidden(true);
    await newest().answer('one');
    time.advance(10 * intervalMs);
    expect(questions).toHaveLength(1);
  });

  it('ends when it is stopped, and the question under way is given up', () => {
    const { poller, time, questions, newest } = setUp();
    const stop = poller.start();
    stop();
    expect(newest().signal.aborted).toBe(true);
    time.advance(10 * intervalMs);
    expect(questions).toHaveLength(1);
  });
});

describe('what is shown', () => {
  it('stays through a failure that may pass, with the time of its coming [N05] [PUB-05]', async () => {
    const { poller, time, newest } = setUp();
    poller.start();
    await newest().answer('one');
    time.advance(intervalMs);
    await newest().fail('offline');
    expect(poller.state()).toEqual({ data: 'one', loadedAtMs: 1_000_000, failure: 'offline', askedAtMs: null });
    time.advance(intervalMs);
    await newest().answer('two');
    expect(poller.state()).toMatchObject({ data: 'two', failure: null });
  });

  it('goes when the link has expired, and nothing is asked any more [PUB-05]', async () => {
    const { poller, time, questions, newest } = setUp();
    poller.start();
    await newest().answer('one');
    time.advance(intervalMs);
    await newest().fail('expired');
    expect(poller.state()).toMatchObject({ data: undefined, failure: 'expired' });
    time.advance(10 * intervalMs);
    poller.refresh();
    expect(questions).toHaveLength(2);
  });

  it('is the answer to the newest question: one that was given up changes nothing', async () => {
    const { poller, questions, newest } = setUp();
    poller.start();
    poller.refresh();
    expect(questions[0]?.signal.aborted).toBe(true);
    await newest().answer('new');
    await questions[0]?.answer('old');
    expect(poller.state().data).toBe('new');
    await questions[0]?.fail('server');
    expect(poller.state().failure).toBeNull();
  });

  it('tells since when an answer is awaited', async () => {
    const { poller, newest } = setUp();
    poller.start();
    expect(poller.state().askedAtMs).toBe(1_000_000);
    await newest().answer('one');
    expect(poller.state().askedAtMs).toBeNull();
  });
});
