import { deviceCalls } from '@fireline/api/device';
import { financeCalls } from '@fireline/api/finance';
import { renewalCalls, type StartStopRow } from '@fireline/api/renewal';
import { sessionCalls } from '@fireline/api/session';
import { dayMs, hourMs } from '@fireline/domain/lib';
import { sessionMs } from '@fireline/domain/session';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { noteStorageEnds } from '../../../apps/gateway/src/device/media/ends.ts';
import { m0197CameraServiceLog } from '../../../apps/gateway/src/migrations/m0197CameraServiceLog.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { cameras, fillMedia } from '../../fixtures/media.ts';
import { fillPriceBook } from '../../fixtures/priceBook.ts';
import { fillStoragePrices, storageCents } from '../../fixtures/storagePrices.ts';
import { demandBalanced, newPress, readOf, type Unit } from '../finance/buying.ts';
import { night, openedCases, refOf } from '../finance/cases.ts';
import { payFor } from './serving.ts';

const camera = cameras.first;
const both = storageCents.year + storageCents.watermarkYear;
type Product = 'cloudStorage' | 'watermark';

await onTestDatabase('starts and stops of what is kept of cameras', ({ open }) => {
  const opened = async () => {
    const cases = await openedCases(open);
    const { w } = cases;
    await fillMedia(w);
    await fillPriceBook(w);
    await fillStoragePrices(w);
    // nothing was ever brought
    await w.database.db.deleteFrom('mediaService').execute();
    return cases;
  };
  const buy = async (w: FixtureGateway, unit: Unit, kinds: readonly Product[], cents: number) => {
    const lines = kinds.map((kind) => ({ kind, quantity: 12, count: 1, deviceIds: [camera] }));
    return payFor(w, unit, await unit.send(renewalCalls.orderMeal, { requestId: newPress(), lines, cents }));
  };
  /** All of the order's money goes back in the console of its provider. */
  const refundInConsole = async (w: FixtureGateway, orderId: number) =>
    w.client().send(financeCalls.refundAtSandbox, {
      ref: await refOf(w, orderId),
      amount: (storageCents.year / 100).toFixed(2),
    });
  const setEnd = ({ database: { db } }: FixtureGateway, end: object) =>
    db.updateTable('mediaService').set(end).where('deviceId', '=', camera).execute();
  const log = async (unit: Unit, more: object = {}) =>
    (await unit.send(renewalCalls.startStops, { deviceId: camera, order: 'asc', ...more })).rows;
  const said = ({ service, type, reason, orderId }: StartStopRow) => [service, type, reason, orderId];
  /** Days go by, people stay signed in, and what has ended is noted, as a gateway does whose clock nobody doubts. */
  const later = async (w: FixtureGateway, ms: number): Promise<void> => {
    const expiresAt = new Date(w.time.clock() + ms + sessionMs).toISOString();
    await w.database.db.updateTable('session').set({ expiresAt }).execute();
    w.time.advance(ms);
    await w.gateway.idle();
    await noteStorageEnds({ database: w.database, clock: w.time.clock }, { isStopped: () => false });
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
    await setEnd(w, { cloudUntil: '2026-11-21' });
    const expiresAt = new Date(w.time.clock() + 3 * dayMs + sessionMs).toISOString();
    await w.database.db.updateTable('session').set({ expiresAt }).execute();
    w.time.advance(3 * dayMs);
    await buy(w, unit, ['cloudStorage'], storageCents.year);
    const rows = await log(unit);
    expect(rows.map(({ type, reason }) => [type, reason])).toEqual([
      ['start', 'buy'],
      ['stop', 'expire'],
      ['start', 'buy'],
    ]);
    // at the end of its last day, whenever that was noted
    expect(rows[1]?.at).toBe('2026-11-21T16:00:00.000Z');
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
    await refundInConsole(w, orderId);
    await later(w, dayMs);
    await night({ w, payments });
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

  it('say that a refund which finance called off has given the days back, and nothing while it is owed [REN-04] [FIN-08]', async () => {
    const { w, payments, unit, platform } = await opened();
    const { orderId } = await buy(w, unit, ['cloudStorage'], storageCents.year);
    await refundInConsole(w, orderId);
    await later(w, dayMs);
    await night({ w, payments });
    const caseOf = async () => (await readOf(platform, orderId)).cases[0];
    const found = await caseOf();
    const settle = (caseId: number, how: 'book' | 'undo') =>
      platform.send(financeCalls.settleCase, { caseId, how, remark: '已核对' });
    await settle(found?.caseId ?? 0, 'book');
    await later(w, dayMs);
    await expect.poll(async () => (await log(unit)).at(-1)?.reason).toBe('refund');
    await w
      .client()
      .send(financeCalls.bounceAtSandbox, { ref: await refOf(w, orderId), refundNo: found?.refundNo ?? '' });
    await expect.poll(async () => (await caseOf())?.kind).toBe('refundFailed');
    // somebody else has booked it
    const { userId } = await unit.send(sessionCalls.me, {});
    await w.database.db.updateTable('refund').set({ askedById: userId }).execute();
    await later(w, dayMs);
    expect(await log(unit)).toHaveLength(2);
    await settle((await caseOf())?.caseId ?? 0, 'undo');
    await later(w, hourMs);
    await expect
      .poll(async () => (await log(unit)).at(-1))
      .toMatchObject({ service: 'cloudStorage', type: 'start', reason: 'giveBack', orderId, misfit: null });
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('hold what ran before they were noted, by what was sold and when it was over [REN-04] [DEV-20]', async () => {
    const { w, unit } = await opened();
    const { db } = w.database;
    await buy(w, unit, ['cloudStorage'], storageCents.year);
    await setEnd(w, { cloudUntil: '2026-11-21' });
    await later(w, dayMs);
    await buy(w, unit, ['cloudStorage'], storageCents.year);
    const entryOf = ({ service, type, reason, by, orderId, at }: StartStopRow) => [
      service,
      type,
      reason,
      by,
      orderId,
      at,
    ];
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
      ['watermark', 'start', 'give', '', null, expect.any(String)],
      ['watermark', 'stop', 'expire', '', null, '2026-11-21T16:00:00.000Z'],
    ]);
    expect(rows.filter(({ misfit }) => misfit !== null)).toEqual([]);
    const kept = await db.selectFrom('mediaService').select(['cloudRuns', 'watermarkRuns']).execute();
    expect(kept).toEqual([{ cloudRuns: true, watermarkRuns: false }]);
  });
});
