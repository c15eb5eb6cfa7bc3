import { Pool } from 'pg';
import { expect, it, vi } from 'vitest';
import { isDatabaseAway } from '../../../apps/gateway/src/lib/db/embedded/away.ts';
import { everyDatabase } from '../../fixtures/databases.ts';

const coded = (code: string, message: string): Error => Object.assign(new Error(message), { code });
/** What a connection says that ends. */
const ends = [
  coded('57P01', 'terminating connection due to administrator command'),
  coded('ECONNRESET', 'read ECONNRESET'),
  new Error('Connection terminated unexpectedly'),
];
/** What says nothing of a connection that ends. */
const others = [
  coded('XX000', 'could not read block 7'),
  coded('53300', 'sorry, too many clients already'),
  coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'),
  new TypeError('undefined is no function'),
];

it('a connection that ends is a database that is away [SHL-15]', () => {
  expect(ends.map(isDatabaseAway)).toEqual([true, true, true]);
  expect(others.map(isDatabaseAway)).toEqual([false, true, true, false]);
});

const served = (await everyDatabase()).filter(({ again }) => again);
it.runIf(served.length > 0)(
  'while the connections are closed their end is no failure, and all else is [SHL-15]',
  async () => {
    const [kind] = served;
    const opened = await kind?.open();
    const listened = vi.spyOn(Pool.prototype, 'on');
    const told: unknown[] = [];
    const another = await kind?.again?.((error) => told.push(error));
    const tell = listened.mock.calls.find(([event]) => event === 'error')?.[1] as (error: Error) => void;
    const say = (errors: readonly Error[]): void => errors.forEach((error) => tell(error));
    say(ends);
    expect(told.splice(0)).toEqual(ends);
    const closed = another?.close();
    say([...ends, ...others]);
    expect(told).toEqual(others);
    await closed;
    await opened?.close();
  },
);
