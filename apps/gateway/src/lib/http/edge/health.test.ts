import { manualTime } from '@fireline/api/testing';
import { describe, expect, it, vi } from 'vitest';
import { createHealth } from './health.ts';

function asked() {
  const time = manualTime(0);
  const questions: PromiseWithResolvers<unknown>[] = [];
  const answers = () => {
    const question = Promise.withResolvers<unknown>();
    questions.push(question);
    return question.promise;
  };
  const wasAsked = () => vi.waitUntil(() => questions.length > 0);
  return {
    ...createHealth({ database: { answers }, timers: time.timers, isDiskFull: () => false }),
    time,
    questions,
    wasAsked,
  };
}

describe('the health of the gateway [SHL-15]', () => {
  it('is bad when the database does not answer in time, and good when it does again', async () => {
    const { health, ready, time, questions, wasAsked } = asked();
    const replies = [health(), ready(), health()];
    await wasAsked();
    time.advance(5000);
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([503, 503, 503]);
    // however many ask meanwhile, the database is asked once
    expect(questions).toHaveLength(1);
    const later = health();
    questions[0]?.resolve(1);
    expect((await later).status).toBe(200);
  });

  it('is bad at once when the database is gone', async () => {
    const { health, ready, questions, wasAsked } = asked();
    const replies = [health(), ready()];
    await wasAsked();
    questions[0]?.reject(new Error('connection refused'));
    for (const reply of await Promise.all(replies))
      expect([reply.status, await reply.json()]).toEqual([503, { status: 'unavailable' }]);
  });
});
