import { deviceCalls } from '@fireline/api/device';
import { financeCalls } from '@fireline/api/finance';
import { renewalCalls, type StartStopRow } from '@fireline/api/renewal';
import { dayMs, hourMs } from '@fireline/domain/lib';
import { sessionMs } from '@fireline/domain/session';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { PaymentProvider } from '../../../apps/gateway/src/finance/provider/port.ts';
import { sandboxProvider } from '../../../apps/gateway/src/finance/provider/sandbox.ts';
import { askRefunds } from '../../../apps/gateway/src/finance/refund/stated.ts';
import { m0197CameraServiceLog } from '../../../apps/gateway/src/migrations/m0197CameraServiceLog.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { cameras, fillMedia } from '../../fixtures/media.ts';
import { fillPrices } from '../../fixtures/money.ts';
import { fillPriceBook } from '../../fixtures/priceBook.ts';
import { fillStoragePrices, storageCents } from '../../fixtures/storagePrices.ts';
import { demandBalanced, newPress, readOf, type Unit } from '../finance/buying.ts';
import { approve, askRefund, readRefund, until } from '../finance/refunding.ts';
import { payFor } from './serving.ts';

const camera = cameras.first;
const both = storageCents.year + storageCents.watermarkYear;
type Product = 'cloudStorage' | 'watermark';

await onTestDatabase('starts and stops of what is kept of cameras', ({ open }) => {
  const opened = async () => {
    const fault: Partial<PaymentProvider> = {};
    const payments = {
      sandbox: (deps: Parameters<typeof sandboxProvider>[0]) => ({ ...sandboxProvider(deps), ...fault }),
    };
    const w = await open({ payments });
    await fillMedia(w);
    await fillPrices(w);
    await fillPriceBook(w);
    await fillStoragePrices(w);
    // nothing was ever brought
    await w.database.db.deleteFrom('mediaService').execute();
    return { w, fault, payments, unit: await w.as('unit'), platform: await w.as('platform') };
  };
  const buy = async (w: FixtureGateway, unit: Unit, kinds: readonly Product[], cents: number) => {
    const lines = kinds.map((kind) => ({ kind, quantity: 12, count: 1, deviceIds: [camera] }));
    return payFor(w, unit, await unit.send(renewalCalls.orderMeal, { requestId: newPress(), lines, cents }));
  };
  const setEnd = ({ database: { db } }: FixtureGateway, end: object) =>
    db.updateTable('mediaService').set(end).where('deviceId', '=', camera).execute();
  const log = async (unit: Unit, more: object = {}) =>
    (await unit.send(renewalCalls.startStops, { deviceId: camera, order: 'asc', ...more })).rows;
  const said = ({ service, type, reason, orderId }: StartStopRow) => [service, type, reason, orderId];
  /** Days go by, people stay signed in, and the jobs of the gateway run. */
  const later = async (w: FixtureGateway, ms: number): Promise<void> => {
    const expiresAt = new Date(w.time.clock() + ms + sessionMs).toISOString();
    await w.database.db.updateTable('session').set({ expiresAt }).execute();
    w.time.advance(ms);
    await w.gateway.idle();
  };

  it('are noted with what made them: a purchase, a gift, the end of the last day; what runs on leaves none [REN-04] [DEV-20] [REN-06]', async () => {
    const { w, unit, platform } = await opened();
    // in the basket the watermark stands first
    const first = await buy(w, unit, ['watermark', 'cloudStorage'], both);
    const begun = await log(unit);
    expect(begun.map(said)).toEqual([
      ['cloudStorage', 'start', 'buy', first.orderId],
      ['watermark', 'start', 'buy', first.orderId],
    ]);
    expect(begun.map(({ by }) => by)).toEqual([first.createdBy, first.createdBy]);
    await buy(w, unit, ['cloudStorage'], storageCents.year);
    await platform.send(deviceCalls.renewMedia, { deviceId: camera, service: 'watermark', years: 1, remark: '补偿' });
    expect(await log(unit)).toHaveLength(2);
    await setEnd(w, { cloudUntil: '2026-11-21', watermarkUntil: '2026-11-21' });
    await later(w, 7 * hourMs);
    expect(await log(unit)).toHaveLength(2);
    await later(w, 2 * hourMs);
    await expect
      .poll(async () => (await log(unit)).slice(2))
      .toMatchObject([
        { service: 'cloudStorage', type: 'stop', reason: 'expire', by: '', orderId: null },
        { service: 'watermark', type: 'stop', reason: 'expire', by: '', orderId: null },
      ]);
    await platform.send(deviceCalls.renewMedia, { deviceId: camera, service: 'cloud', years: 1, remark: '补偿' });
    const again = await buy(w, unit, ['watermark'], storageCents.watermarkYear);
    const rows = await log(unit);
    expect(rows.slice(4).map(said)).toEqual([
      ['cloudStorage', 'start', 'give', null],
      ['watermark', 'start', 'buy', again.orderId],
    ]);
    expect(rows[4]?.by).not.toBe('');
    expect(rows.every(({ misfit }) => misfit === null)).toBe(true);
    expect((await log(unit, { service: ['watermark'] })).map(({ type }) => type)).toEqual(['start', 'stop', 'start']);
    expect(await log(unit, { service: ['deviceService'] })).toEqual([]);
    expect(await log(unit, { reason: ['give'] })).toHaveLength(1);
    expect(w.failures).toEqual([]);
  });

  it('say of what ended unnoticed and was bought again that it had stopped [REN-04]', async () => {
    const { w, unit } = await opened();
    await buy(w, unit, ['cloudStorage'], storageCents.year);
    await setEnd(w, { cloudUntil: '2026-11-20' });
    await buy(w, unit, ['cloudStorage'], storageCents.year);
    expect((await log(unit)).map(({ type, reason }) => [type, reason])).toEqual([
      ['start', 'buy'],
      ['stop', 'expire'],
      ['start', 'buy'],
    ]);
  });

  it('mark a watermark that was begun without cloud storage, and list it among those that cannot follow [REN-04] [DEV-20]', async () => {
    const { w, unit } = await opened();
    await buy(w, unit, ['cloudStorage', 'watermark'], both);
    await w.database.db.deleteFrom('serviceLog').where('service', '=', 'cloudStorage').execute();
    const marked = await log(unit, { misfit: 'yes' });
    expect(marked.map(({ service, misfit }) => [service, misfit])).toEqual([['watermark', 'withoutCloud']]);
    await w.database.db.updateTable('serviceLog').set({ reason: 'giveBack' }).execute();
    expect(await log(unit, { misfit: 'yes' })).toEqual([]);
  });

  it('name the refund that left no other day, with its order and who booked it [REN-04] [FIN-08] [TAR-10]', async () => {
    const { w, payments, unit, platform } = await opened();
    const { orderId } = await buy(w, unit, ['cloudStorage'], storageCents.year);
    const { ref } = await w.database.db.selectFrom('sandboxTrade').select('ref').executeTakeFirstOrThrow();
    await w.client().send(financeCalls.refundAtSandbox, { ref, amount: (storageCents.year / 100).toFixed(2) });
    await later(w, dayMs);
    await askRefunds(
      {
        database: w.database,
        clock: w.time.clock,
        random: systemRandom,
        log: w.log,
        isPublicHost: false,
        mayPaySandbox: true,
        payments,
      },
      { isStopped: () => false },
    );
    const caseId = (await readOf(platform, orderId)).cases[0]?.caseId ?? 0;
    await platform.send(financeCalls.settleCase, { caseId, how: 'book', remark: '已在后台退款' });
    // the day on which it is booked still counts
    expect((await unit.send(deviceCalls.mediaServices, { deviceId: camera })).cloudUntil).toBe('2026-11-22');
    await later(w, hourMs);
    expect(await log(unit)).toHaveLength(1);
    await later(w, 8 * hourMs);
    await expect
      .poll(async () => (await log(unit)).slice(1))
      .toMatchObject([{ service: 'cloudStorage', type: 'stop', reason: 'refund', orderId, misfit: null }]);
    const { track } = await readOf(platform, orderId);
    expect((await log(unit)).at(-1)?.by).toBe(track.find(({ event }) => event === 'refunded')?.by);
    await demandBalanced(w);
  });

  it('say that a refund which failed has given the days back [REN-04] [FIN-08]', async () => {
    const { w, fault, unit, platform } = await opened();
    const { orderId } = await buy(w, unit, ['cloudStorage'], storageCents.year);
    // as if it could be asked for
    await w.database.db.updateTable('tradeOrder').set({ type: 'serviceFee' }).execute();
    fault.refund = () => Promise.resolve({ isAnswered: true, state: 'pending' });
    const { refundId } = await askRefund(unit, orderId, storageCents.year);
    await approve(platform, await readRefund(platform, refundId));
    await later(w, dayMs);
    await expect.poll(async () => (await log(unit)).at(-1)?.reason).toBe('refund');
    fault.refund = () => Promise.resolve({ isAnswered: true, state: 'failed', code: 'USER_ACCOUNT_ABNORMAL' });
    await later(w, dayMs);
    await until(w, unit, refundId, ({ state }) => state === 'failed');
    await later(w, hourMs);
    await expect
      .poll(async () => (await log(unit)).at(-1))
      .toMatchObject({
        service: 'cloudStorage',
        type: 'start',
        reason: 'giveBack',
        orderId,
        by: '',
        misfit: null,
      });
  });

  it('hold what ran before they were noted, by what was sold and when it was over [REN-04] [DEV-20]', async () => {
    const { w, unit } = await opened();
    const { db } = w.database;
    await buy(w, unit, ['cloudStorage'], storageCents.year);
    await setEnd(w, { cloudUntil: '2026-11-21' });
    await later(w, dayMs);
    await buy(w, unit, ['cloudStorage'], storageCents.year);
    const entryOf = ({ service, type, reason, by, orderId }: StartStopRow) => [service, type, reason, by, orderId];
    const noted = (await log(unit)).map(entryOf);
    // a watermark that was given, and has run out
    await setEnd(w, { cloudUntil: '9999-12-31', watermarkUntil: '2026-11-21' });
    for (const older of [
      'delete from service_log',
      'alter table media_service drop column cloud_runs, drop column watermark_runs',
    ])
      await sql.raw(older).execute(db);
    await m0197CameraServiceLog.up(db);
    const rows = await log(unit);
    expect(rows.filter(({ service }) => service === 'cloudStorage').map(entryOf)).toEqual(noted);
    expect(noted.map(([, type, reason]) => [type, reason])).toEqual([
      ['start', 'buy'],
      ['stop', 'expire'],
      ['start', 'buy'],
    ]);
    expect(rows.filter(({ service }) => service === 'watermark').map(entryOf)).toEqual([
      ['watermark', 'start', 'give', '', null],
      ['watermark', 'stop', 'expire', '', null],
    ]);
    expect(rows.filter(({ misfit }) => misfit !== null)).toEqual([]);
    const kept = await db.selectFrom('mediaService').select(['cloudRuns', 'watermarkRuns']).execute();
    expect(kept).toEqual([{ cloudRuns: true, watermarkRuns: false }]);
  });
});
