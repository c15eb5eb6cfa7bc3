import { renewService } from '@fireline/domain/device';
import { type OrderType, orderTotal } from '@fireline/domain/finance';
import { type Cents, dayAt, type Day, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import {
  cameraReason,
  checkMeal,
  checkRenewalBatch,
  mealForm,
  type MealKind,
  type MealLine,
  mealOrderTypeOf,
} from '@fireline/domain/renewal';
import { actingScope } from '@fireline/domain/role';
import { holderOf, isMetered, isStorage, packagesCents } from '@fireline/domain/tariff';
import { endOf, runningOf } from '../device/media/kept.ts';
import { callersParty } from '../finance/orders/party.ts';
import { deviceLine, type NewLine, placedBefore, type PlacedService, placeLines } from '../finance/orders/service.ts';
import type { SignedInAsks } from '../lib/context.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import { transact } from '../lib/transact.ts';
import { packagesOn, sellerTo } from '../tariff/packages.ts';
import { resoldPrices, servicePrices } from '../tariff/prices/service.ts';
import { renewable } from './devices.ts';
import { openStorage } from './mediaStore.ts';
import * as store from './store.ts';

/** A line of a basket as it is sent. */
export interface SentMealLine {
  readonly kind: MealKind;
  readonly quantity: number;
  readonly count: number;
  readonly deviceIds: readonly number[];
}

/** What a line comes to, and what it changes. */
interface PricedLine {
  /** null: something stands against it. */
  readonly cents: Cents | null;
  readonly devices: readonly {
    readonly deviceId: number;
    readonly name: string;
    readonly dayBefore: Day | null;
    readonly dayAfter: Day;
    readonly cents: Cents;
  }[];
  readonly lines: readonly NewLine[];
  readonly problems: readonly Problem[];
}
type Pricer = (line: MealLine) => PricedLine;
type Device = Awaited<ReturnType<typeof store.lockDevices>>[number];

const refused = (...problems: readonly Problem[]): PricedLine => ({ cents: null, devices: [], lines: [], problems });
const priced = (lines: readonly NewLine[], devices: PricedLine['devices']): PricedLine => ({
  cents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
  devices,
  lines,
  problems: [],
});

/** The devices of a line, or which of them the caller does not see. */
function devicesOf({ deviceIds }: MealLine, devices: ReadonlyMap<string, Device>): Result<readonly Device[]> {
  const missing = deviceIds.flatMap((id, at) =>
    devices.has(id) ? [] : [{ code: 'device.notFound', field: `deviceIds.${at}` }],
  );
  return missing.length > 0 ? refuse(...missing) : ok(deviceIds.flatMap((id) => devices.get(id) ?? []));
}

/** Messages and calls for the own balance, as packages that are on sale. */
async function packagePricer(db: Db | Tx, asks: SignedInAsks): Promise<Pricer> {
  const { scope, deps } = asks;
  const holder = holderOf(scope);
  const seller = holder && (await sellerTo(db, scope.rentId, holder.kind === 'tenant'));
  if (!holder || !seller) return () => refused({ code: 'finance.order.noBalance' });
  const onSale = await packagesOn(db, seller, deps.clock());
  return ({ kind, quantity, count }) => {
    const pack = onSale.find((one) => one.resource === kind && one.quantity === quantity);
    if (!pack) return refused({ code: 'renewal.meal.notOnSale', field: 'quantity' });
    const amount = packagesCents(pack.cents, count);
    if (!amount.ok) return refused(...amount.problems);
    const { priceId, cents: unitCents, resource } = pack;
    const of = { kind: 'package', resource, quantity, count, priceId, unitCents, amountCents: amount.value } as const;
    return priced([{ ...of, holderKind: holder.kind, holderId: holder.id }], []);
  };
}

interface Held {
  readonly devices: ReadonlyMap<string, Device>;
  readonly today: Day;
}

/** Years of service for devices of one type and one partner. */
async function servicePricer(db: Db | Tx, { scope }: SignedInAsks, { devices, today }: Held): Promise<Pricer> {
  const prices = await servicePrices(db, scope, today);
  return (line) => {
    const found = devicesOf(line, devices);
    if (!found.ok) return refused(...found.problems);
    const problems = checkRenewalBatch(found.value.map((one) => renewable({ ...one, mode: one.serviceMode }, prices)));
    if (problems.length > 0) return refused(...problems);
    const sold = found.value.map((device) => ({
      device,
      price: prices(device.partnerId, device.serviceMode).find(({ years }) => years === line.quantity),
    }));
    if (sold.some(({ price }) => !price)) return refused({ code: 'renewal.meal.noPrice', field: 'quantity' });
    const bought = sold.flatMap(({ device, price }) => (price ? [{ device, price }] : []));
    return priced(
      bought.map(({ device: { deviceId, serviceMode }, price: { priceId, cents, years } }) =>
        deviceLine({ kind: 'renewal', deviceId, resource: serviceMode, quantity: years, priceId, cents }),
      ),
      bought.map(({ device: { deviceId, name, expiresOn, anchorDay }, price: { cents, years } }) => ({
        deviceId,
        name,
        dayBefore: expiresOn,
        dayAfter: renewService({ expiresOn, anchorDay }, today, 12 * years).expiresOn,
        cents,
      })),
    );
  };
}

/** Months of what cameras keep. */
async function storagePricer(db: Db | Tx, { scope }: SignedInAsks, { devices, today }: Held): Promise<Pricer> {
  const ids = [...devices.values()].map(({ deviceId }) => deviceId);
  const prices = await resoldPrices(db, scope, today, 'storage');
  const open = new Set((await openStorage(db, ids)).map((one) => `${one.deviceId} ${one.resource}`));
  const services = await runningOf(db, ids);
  return (line) => {
    const { kind: product, quantity: months } = line;
    if (!isStorage(product)) return refused();
    const found = devicesOf(line, devices);
    if (!found.ok) return refused(...found.problems);
    const problems = found.value.flatMap(({ deviceId, deviceType, dStatus, partnerId }, at) => {
      const reason = cameraReason({
        isCamera: deviceType === 'camera',
        isActivated: dStatus !== 0,
        hasPrice: prices(partnerId, product).length > 0,
        hasOpenOrder: open.has(`${deviceId} ${product}`),
      });
      return reason ? [{ code: `renewal.camera.${reason}`, field: `deviceIds.${at}` }] : [];
    });
    if (problems.length > 0) return refused(...problems);
    const bought = found.value.flatMap((device) => {
      const price = prices(device.partnerId, product).find(({ quantity }) => quantity === months);
      return price ? [{ ...price, device }] : [];
    });
    if (bought.length < found.value.length) return refused({ code: 'renewal.meal.noPrice', field: 'quantity' });
    return priced(
      bought.map(({ device: { deviceId }, priceId, cents, quantity }) =>
        deviceLine({ kind: 'storage', deviceId, resource: product, quantity, priceId, cents }),
      ),
      bought.map(({ device: { deviceId, name }, cents }) => {
        const end = endOf(services.get(deviceId), product);
        const dayAfter = renewService(end, today, months).expiresOn;
        return { deviceId, name, dayBefore: end.expiresOn, dayAfter, cents };
      }),
    );
  };
}

const sentForm = (lines: readonly SentMealLine[]) =>
  mealForm.check({ lines: lines.map((line) => ({ ...line, deviceIds: line.deviceIds.map(String) })) });

/** Everything that a basket comes to, and all that stands against it, each problem at its line. */
async function priceMeal(db: Db | Tx, asks: SignedInAsks, lines: readonly MealLine[], held: Held) {
  const service = await servicePricer(db, asks, held);
  const storage = await storagePricer(db, asks, held);
  const packages = lines.some(({ kind }) => isMetered(kind)) ? await packagePricer(db, asks) : service;
  const pricerOf = ({ kind }: MealLine): Pricer => {
    if (isMetered(kind)) return packages;
    return isStorage(kind) ? storage : service;
  };
  const of = lines.map((line) => pricerOf(line)(line));
  const ids = [...held.devices.values()].map(({ deviceId }) => deviceId);
  const running = new Map([...(await runningOf(db, ids))].map(([id, services]) => [String(id), services]));
  const problems = of.flatMap((one, at) =>
    one.problems.map((problem) => ({
      ...problem,
      field: problem.field === undefined ? `lines.${at}` : `lines.${at}.${problem.field}`,
    })),
  );
  const apart = checkMeal(lines, running, held.today);
  return { lines: of, problems: [...problems, ...apart] };
}

const idsOf = (lines: readonly MealLine[]): number[] => [
  ...new Set(lines.flatMap(({ deviceIds }) => deviceIds.map(Number))),
];
const byId = (devices: readonly Device[]) => new Map(devices.map((one) => [String(one.deviceId), one]));

/** What a basket comes to, line by line, and all that stands against it; nothing is ordered. @spec REN-06 TAR-09 */
export async function quoteMeal({ lines: sent }: { readonly lines: readonly SentMealLine[] }, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const form = sentForm(sent);
  if (!form.ok) return form;
  const { lines } = form.value;
  const today = dayAt(deps.clock());
  const devices = byId(await store.devicesWithOrders(db, actingScope(scope), idsOf(lines)));
  const found = await priceMeal(db, asks, lines, { devices, today });
  const total = orderTotal(found.lines.flatMap((one) => one.lines.map(({ amountCents }) => amountCents)));
  const payer = await callersParty(db, asks);
  const type: OrderType = mealOrderTypeOf(
    lines.map(({ kind }) => kind),
    payer?.kind ?? 'user',
  );
  return ok({
    today,
    type,
    lines: found.lines.map(({ cents, devices: changed }) => ({ cents, devices: [...changed] })),
    problems: total.ok ? found.problems : [...found.problems, ...total.problems],
    cents: found.problems.length === 0 && total.ok ? total.value : null,
  });
}

/** What is kept of an order is what a basket asks for. */
const isSame = (
  lines: readonly MealLine[],
  kept: readonly Pick<NewLine, 'resource' | 'quantity' | 'count' | 'deviceId'>[],
) => {
  const asked = lines.flatMap(({ kind, quantity, count, deviceIds }) =>
    isMetered(kind)
      ? [`${kind} ${quantity} × ${count}`]
      : deviceIds.map((id) => `${isStorage(kind) ? kind : ''} ${quantity} ${id}`),
  );
  const was = kept.map(({ resource, quantity, count, deviceId }) =>
    isMetered(resource)
      ? `${resource} ${quantity} × ${count}`
      : `${isStorage(resource) ? resource : ''} ${quantity} ${deviceId ?? ''}`,
  );
  return asked.length === was.length && asked.toSorted().join('|') === was.toSorted().join('|');
};

interface OrderedMeal {
  readonly requestId: string;
  readonly lines: readonly SentMealLine[];
  /** What the page showed for all. */
  readonly cents: number;
}

/**
 * Orders a basket, at the prices of today. Its devices are held meanwhile: of two who order the same for one device the second meets the order of
 * the first.
 * @spec REN-06 DEV-20 TAR-09
 */
export const orderMeal = ({ requestId, lines: sent, cents }: OrderedMeal, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<PlacedService>> => {
    const form = sentForm(sent);
    if (!form.ok) return form;
    const { lines } = form.value;
    const before = await placedBefore(tx, asks, requestId, (kept) => isSame(lines, kept));
    if (before) return before;
    const today = dayAt(asks.deps.clock());
    const devices = byId(await store.lockDevices(tx, actingScope(asks.scope), idsOf(lines)));
    const found = await priceMeal(tx, asks, lines, { devices, today });
    if (found.problems.length > 0) return refuse(...found.problems);
    const kinds = lines.map(({ kind }) => kind);
    return placeLines(tx, asks, {
      requestId,
      typeFor: ({ kind }) => mealOrderTypeOf(kinds, kind),
      seenCents: cents,
      lines: found.lines.flatMap((one) => one.lines),
    });
  });
