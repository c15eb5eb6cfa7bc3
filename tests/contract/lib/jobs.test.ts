import { type ManualTime, manualTime } from '@fireline/api/testing';
import { minuteMs } from '@fireline/domain/lib';
import { expect, it, onTestFinished, vi } from 'vitest';
import { leaseMs } from '../../../apps/gateway/src/lib/jobs/lease.ts';
import { type Job, JobRunner } from '../../../apps/gateway/src/lib/jobs/runner.ts';
import { noObserver } from '../../../apps/gateway/src/lib/observer.ts';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const everyMs = 10 * minuteMs;
const jobOf = (w: FixtureGateway, name: string) =>
  w.database.db.selectFrom('job').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const msOf = (at: string | null): number => (at === null ? 0 : Date.parse(at));

/** A gateway that runs the job by that time. */
async function gatewayWith(w: FixtureGateway, time: ManualTime, job: Pick<Job, 'name' | 'run'>) {
  const runner = new JobRunner({
    // as gateways that share a server: a start ends no lease of another
    database: { ...w.database, kind: 'postgres' },
    clock: time.clock,
    timers: time.timers,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    observer: noObserver,
  });
  await runner.start([{ everyMs, ...job }]);
  return runner;
}

/** A promise that the test resolves. */
function work() {
  let end = (): void => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  onTestFinished(end);
  return { done, end };
}

await onEveryDatabase('jobs of gateways on one database', ({ open }) => {
  it('run on one gateway each time they are due, and a run that failed is recorded', async () => {
    const w = await open();
    const time = manualTime(fixtureNow);
    let runs = 0;
    const run = async (): Promise<void> => {
      runs += 1;
      if (runs === 1) throw new Error('disk full');
    };
    const gateways = [
      await gatewayWith(w, time, { name: 'count', run }),
      await gatewayWith(w, time, { name: 'count', run }),
    ];
    const planned = vi.spyOn(time.timers, 'after');
    for (const failure of ['Error: disk full', null]) {
      planned.mockClear();
      time.advance(everyMs);
      // a look of each gateway, and the lease of the one that runs it
      await vi.waitFor(() => expect(planned).toHaveBeenCalledTimes(3));
      await vi.waitFor(async () => expect(msOf((await jobOf(w, 'count')).endedAt)).toBe(time.clock()));
      expect(await jobOf(w, 'count')).toMatchObject({ failure, leaseUntil: null });
    }
    await Promise.all(gateways.map((one) => one.stop()));
    expect([runs, (await jobOf(w, 'count')).starts]).toEqual([2, 2]);
  });

  it('are not run again by a gateway whose clock is a little behind that of the one that has just run them', async () => {
    const w = await open();
    const [ahead, behind] = [manualTime(fixtureNow + minuteMs), manualTime(fixtureNow)];
    const run = vi.fn<() => Promise<void>>(async () => {});
    const first = await gatewayWith(w, ahead, { name: 'twice', run });
    const second = await gatewayWith(w, behind, { name: 'twice', run });
    ahead.advance(everyMs);
    await vi.waitFor(async () => expect((await jobOf(w, 'twice')).endedAt).not.toBeNull());
    const planned = vi.spyOn(behind.timers, 'after');
    behind.advance(everyMs);
    await vi.waitFor(() => expect(planned).toHaveBeenCalled());
    await Promise.all([first.stop(), second.stop()]);
    expect(run).toHaveBeenCalledOnce();
  });

  it('stay with the gateway that renews its lease, and go to another one when it is dead, which then writes nothing', async () => {
    const w = await open();
    const [alive, dead] = [manualTime(fixtureNow), manualTime(fixtureNow)];
    const long = work();
    let taken = 0;
    const first = await gatewayWith(w, dead, { name: 'long', run: () => long.done });
    const second = await gatewayWith(w, alive, {
      name: 'long',
      run: async () => {
        taken += 1;
      },
    });
    dead.advance(everyMs);
    await vi.waitFor(async () => expect((await jobOf(w, 'long')).starts).toBe(1));
    for (let third = 1; third <= 4; third += 1) {
      const { leaseUntil } = await jobOf(w, 'long');
      dead.advance(leaseMs / 3);
      await vi.waitFor(async () => expect((await jobOf(w, 'long')).leaseUntil).not.toBe(leaseUntil));
    }
    alive.advance(everyMs + leaseMs);
    await vi.waitFor(() => expect(alive.waiting).toBe(1));
    expect(taken).toBe(0);

    // the first renews no more
    alive.advance(2 * leaseMs);
    await vi.waitFor(async () => expect((await jobOf(w, 'long')).starts).toBe(2));
    await second.stop();
    const ended = await jobOf(w, 'long');
    long.end();
    await first.stop();
    expect(taken).toBe(1);
    expect(await jobOf(w, 'long')).toEqual(ended);
  });
});
