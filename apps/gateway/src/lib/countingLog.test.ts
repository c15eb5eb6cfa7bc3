import { manualTime } from '@fireline/api/testing';
import { expect, it } from 'vitest';
import { countingLog } from './countingLog.ts';
import { createLog } from './log.ts';

function setUp() {
  const time = manualTime(0);
  const lines: string[] = [];
  const log = countingLog(
    createLog({ format: 'json', write: (line) => lines.push(line), clock: time.clock }),
    time.timers,
  );
  const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { time, log, entries };
}
const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

it('an outage of the database is one line without a stack, and a count each minute, whoever notices it [SHL-15]', () => {
  const { time, log, entries } = setUp();
  for (let n = 0; n < 500; n += 1) {
    log.error('a call failed', refused());
    log.error('the sweep of silent devices failed', refused());
  }
  expect(entries()).toEqual([
    expect.objectContaining({
      message: 'the database cannot be reached',
      cause: expect.stringContaining('ECONNREFUSED'),
    }),
  ]);
  expect(entries()[0]).not.toHaveProperty('stack');
  time.advance(60_000);
  expect(entries()).toHaveLength(2);
  expect(entries()[1]).toMatchObject({ more: 999, withinS: 60 });
  time.advance(600_000);
  log.error('a call failed', refused());
  expect(entries()).toHaveLength(3);
});

it('another cause is another line, and what names a request is never only counted [SHL-15]', () => {
  const { log, entries } = setUp();
  log.error('the tidying failed', new Error('a'));
  log.error('the tidying failed', new Error('b'));
  for (const requestId of ['one', 'two']) log.error('a call failed', new Error('a'), { requestId });
  expect(entries()).toHaveLength(4);
  expect(entries()[2]).toMatchObject({ requestId: 'one', stack: expect.any(String) });
});
