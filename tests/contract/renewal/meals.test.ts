import { deviceCalls } from '@fireline/api/device';
import { financeCalls } from '@fireline/api/finance';
import { renewalCalls } from '@fireline/api/renewal';
import { tariffCalls } from '@fireline/api/tariff';
import { mediaTermOf, mediaTerms } from '@fireline/domain/renewal';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { cameras, fillMedia } from '../../fixtures/media.ts';
import { fillPrices, smsPackage } from '../../fixtures/money.ts';
import { fillPriceBook } from '../../fixtures/priceBook.ts';
import { fillStoragePrices, storageCents, tenantStorageCents } from '../../fixtures/storagePrices.ts';
import { demandBalanced, newPress, type Unit } from '../finance/buying.ts';
import { payFor, renew, setEnd, yearCents } from './serving.ts';

const camera = cameras.first;
const problemsOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems;
const cloud = (deviceIds: number[] = [camera], quantity = 12) =>
  ({ kind: 'cloudStorage', quantity, count: 1, deviceIds }) as const;
const watermark = (deviceIds: number[] = [camera], quantity = 12) =>
  ({ kind: 'watermark', quantity, count: 1, deviceIds }) as const;
const sms = (count = 2) => ({ kind: 'sms', quantity: smsPackage.quantity, count, deviceIds: [] }) as const;
type Line =
  | ReturnType<typeof cloud>
  | ReturnType<typeof watermark>
  | (Omit<ReturnType<typeof sms>, 'quantity'> & { readonly quantity: number });

const order = (unit: Unit, lines: readonly Line[], cents: number, requestId = newPress()) =>
  unit.send(renewalCalls.orderMeal, {
    requestId,
    lines: lines.map((line) => ({ ...line, deviceIds: [...line.deviceIds] })),
    cents,
  });
const servicesOf = ({ database: { db } }: FixtureGateway, deviceId = camera) =>
  db.selectFrom('mediaService').selectAll().where('deviceId', '=', deviceId).executeTakeFirst();
const setServices = ({ database: { db } }: FixtureGateway, services: object) =>
  db.updateTable('mediaService').set(services).where('deviceId', '=', camera).execute();

await onTestDatabase('set meals and what cameras keep', ({ open }) => {
  const opened = async () => {
    const w = await open();
    await fillMedia(w);
    await fillPrices(w);
    await fillPriceBook(w);
    await fillStoragePrices(w);
    return { w, unit: await w.as('unit') };
  };

  it('bring a camera both services and the balance its messages with one order, once it is paid [REN-06] [DEV-20]', async () => {
    const { w, unit } = await opened();
    await setServices(w, { cloudUntil: '2026-10-31', watermarkUntil: '2026-12-31' });
    const lines = [watermark(), sms(2), cloud()];
    const cents = storageCents.watermarkYear + storageCents.year + 2 * smsPackage.cents;
    const quoted = await unit.send(renewalCalls.quoteMeal, {
      lines: lines.map((one) => ({ ...one, deviceIds: [...one.deviceIds] })),
    });
    expect(quoted).toMatchObject({
      type: 'setMeal',
      cents,
      problems: [],
      lines: [
        { cents: storageCents.watermarkYear, devices: [{ dayBefore: '2026-12-31', dayAfter: '2027-12-31' }] },
        { cents: 2 * smsPackage.cents, devices: [] },
        // it had ended, and begins again today
        { cents: storageCents.year, devices: [{ dayBefore: '2026-10-31', dayAfter: '2027-11-21' }] },
      ],
    });
    const before = await unit.send(tariffCalls.balances, {});
    const placed = await order(unit, lines, cents);
    expect(await servicesOf(w)).toMatchObject({ cloudUntil: '2026-10-31' });
    const paid = await payFor(w, unit, placed);
    expect(paid).toMatchObject({ type: 'setMeal', paidCents: cents });
    expect(paid.lines.map(({ kind, resource, isFulfilled }) => [kind, resource, isFulfilled])).toEqual([
      ['storage', 'watermark', true],
      ['package', 'sms', true],
      ['storage', 'cloudStorage', true],
    ]);
    expect(await servicesOf(w)).toMatchObject({
      cloudUntil: '2027-11-21',
      cloudAnchor: 21,
      watermarkUntil: '2027-12-31',
      watermarkAnchor: 31,
    });
    const after = await unit.send(tariffCalls.balances, {});
    const smsOf = (of: typeof after) => of.balances.find(({ resource }) => resource === 'sms')?.balance ?? 0;
    expect(smsOf(after) - smsOf(before)).toBe(2 * smsPackage.quantity);
    expect((await unit.send(deviceCalls.mediaServices, { deviceId: camera })).cloudUntil).toBe('2027-11-21');
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('refuse a watermark alone where cloud storage is over, with its day, and both together pass [REN-06] [DEV-20]', async () => {
    const { w, unit } = await opened();
    await setServices(w, { cloudUntil: '2026-11-20' });
    expect(await problemsOf(order(unit, [watermark()], storageCents.watermarkYear))).toMatchObject([
      { code: 'device.media.renewWatermark.expired', field: 'lines.0.deviceIds.0', args: { day: '2026-11-20' } },
    ]);
    const both = storageCents.watermarkYear + storageCents.year;
    expect((await order(unit, [watermark(), cloud()], both)).payableCents).toBe(both);
  });

  it('bring twelve single months to the day to which one year brings [REN-06] [TAR-02]', async () => {
    const { w, unit } = await opened();
    await setServices(w, { cloudUntil: '2027-01-31', watermarkUntil: '2027-01-31' });
    for (const day of ['2027-02-28', '2027-03-31', '2027-04-30']) {
      await payFor(w, unit, await order(unit, [cloud([camera], 1)], storageCents.month));
      expect((await servicesOf(w))?.cloudUntil).toBe(day);
    }
    // a gift keeps to the same day
    await (
      await w.as('platform')
    ).send(deviceCalls.renewMedia, {
      deviceId: camera,
      service: 'cloud',
      years: 1,
      remark: '补偿',
    });
    await payFor(w, unit, await order(unit, [cloud([camera], 1)], storageCents.month));
    expect(await servicesOf(w)).toMatchObject({ cloudUntil: '2028-05-31', cloudAnchor: 31 });
  });

  it('are refused at the line and device that keeps them from being ordered [REN-06]', async () => {
    const { w, unit } = await opened();
    const at = async (lines: readonly Line[]) =>
      (await problemsOf(order(unit, lines, 0))).map(({ code, field }) => [code, field]);
    expect(await at([sms(), cloud([1])])).toEqual([['renewal.camera.notCamera', 'lines.1.deviceIds.0']]);
    expect(await at([cloud([camera, cameras.foreign])])).toEqual([['device.notFound', 'lines.0.deviceIds.1']]);
    expect(await at([cloud([camera], 7)])).toEqual([['renewal.meal.noPrice', 'lines.0.quantity']]);
    expect(await at([cloud(), cloud([camera], 1)])).toEqual([['renewal.meal.twice', 'lines.1.deviceIds.0']]);
    expect(await at([{ ...sms(), quantity: 3 }])).toEqual([['renewal.meal.notOnSale', 'lines.0.quantity']]);
    expect(await at([])).toEqual([['form.required', 'lines']]);
    expect(await at(Array.from({ length: 21 }, () => sms()))).toEqual([['form.tooMany', 'lines']]);
    await setEnd(w, camera, { dStatus: 0 });
    expect(await at([cloud()])).toEqual([['renewal.camera.notActivated', 'lines.0.deviceIds.0']]);
  });

  it('name both sums where a price has changed, and order nothing [REN-06] [TAR-09]', async () => {
    const { unit } = await opened();
    expect(await problemsOf(order(unit, [cloud()], storageCents.year + 1))).toMatchObject([
      { code: 'finance.order.priceChanged', field: 'cents', args: { seen: '41.12', now: '41.11' } },
    ]);
    expect((await unit.send(financeCalls.orders, {})).total).toBe(0);
  });

  it('are one order however often they are sent; of two for one camera the second meets the first, other services are free [REN-06]', async () => {
    const { unit } = await opened();
    const press = newPress();
    const [first, again] = await Promise.all([
      order(unit, [cloud()], storageCents.year, press),
      order(unit, [cloud()], storageCents.year, press),
    ]);
    expect(again).toEqual(first);
    expect(await problemsOf(order(unit, [cloud([camera], 1)], storageCents.month, press))).toMatchObject([
      { code: 'finance.order.otherContent' },
    ]);
    const packs = newPress();
    await order(unit, [sms(1)], smsPackage.cents, packs);
    expect(await problemsOf(order(unit, [sms(2)], 2 * smsPackage.cents, packs))).toMatchObject([
      { code: 'finance.order.otherContent' },
    ]);
    expect(await problemsOf(order(unit, [cloud()], storageCents.year))).toMatchObject([
      { code: 'renewal.camera.openOrder', field: 'lines.0.deviceIds.0' },
    ]);
    expect((await order(unit, [watermark()], storageCents.watermarkYear)).payableCents).toBe(
      storageCents.watermarkYear,
    );
    // the service of a device is another thing than what it keeps
    expect((await renew(unit, [1])).payableCents).toBe(yearCents);
    const { rows } = await unit.send(renewalCalls.media, {});
    expect(rows.find(({ deviceId }) => deviceId === camera)).toMatchObject({
      reason: 'openOrder',
      ordered: [{ product: 'cloudStorage', orderId: first.orderId }, { product: 'watermark' }],
    });
  });

  it('list the cameras in scope with what is over and what that blocks, at the prices of the reader [REN-06] [DEV-20] [TAR-04]', async () => {
    const { w, unit } = await opened();
    await setServices(w, { cloudUntil: '2026-11-20', watermarkUntil: '2026-12-05' });
    const { rows, total, today } = await unit.send(renewalCalls.media, { term: 'expired' });
    expect([total, today]).toEqual([1, '2026-11-21']);
    expect(rows).toMatchObject([
      { deviceId: camera, reason: null, sold: ['cloudStorage', 'watermark'], cloudUntil: '2026-11-20' },
    ]);
    // a camera without the service comes after those that have it
    const all = await (await w.as('platform')).send(renewalCalls.media, {});
    expect(all.rows.map(({ cloudUntil }) => cloudUntil)).toEqual(['2026-11-20', null]);
    expect(rows[0]?.blocked).toEqual(['recordAlarm', 'downloadRecording', 'renewWatermark']);
    for (const day of [null, '2026-11-20', '2026-11-21', '2026-12-21', '2026-12-22']) {
      await setServices(w, { cloudUntil: day });
      const found: string[] = [];
      for (const term of mediaTerms)
        if ((await unit.send(renewalCalls.media, { term })).rows.some((row) => row.deviceId === camera))
          found.push(term);
      expect(found).toEqual([mediaTermOf(day, today)]);
    }
    const pricesOf = async (role: 'unit' | 'platform') =>
      (await (await w.as(role)).send(renewalCalls.mediaQuote, { deviceIds: [camera] })).rows[0]?.cloudStorage;
    expect(await pricesOf('unit')).toEqual([
      { months: 1, cents: storageCents.month },
      { months: 12, cents: storageCents.year },
    ]);
    expect(await pricesOf('platform')).toEqual([
      { months: 1, cents: tenantStorageCents.month },
      { months: 12, cents: tenantStorageCents.year },
    ]);
    expect(await problemsOf(unit.send(renewalCalls.mediaQuote, { deviceIds: [1] }))).toMatchObject([
      { code: 'renewal.camera.notCamera', field: 'deviceIds.0' },
    ]);
  });
});
