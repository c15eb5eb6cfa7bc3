import type { areaShapes } from '@fireline/api/shapes';
import {
  dayAt,
  dayMs,
  defineForm,
  integer,
  ok,
  type Problem,
  refuse,
  type Result,
  text,
  yuanText,
} from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import {
  type BookEntry,
  type BookRow,
  bookChangeForm,
  buyerOf,
  checkBookChange,
  descriptionChars,
  entriesByKey,
  entryOn,
  freeMonths,
  keyImpact,
  keyText,
  nameChars,
  type Priced,
  sellerId,
  type ServiceMode,
} from '@fireline/domain/tariff';
import { sql } from 'kysely';
import type * as z from 'zod';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { addEntries, bookRow, entriesOf, modesOf, ownEntry, touchBook } from './bookStore.ts';
import { type AskedList, costIn, listsFor, type Own, ownList } from './own.ts';
import { bookName, type Counted, ownUnits, type Seller, sellersBelow } from './seller.ts';

interface Row {
  readonly priced: Priced;
  readonly quantity: number;
  readonly cents: number | null;
  readonly isEnd: boolean;
}
interface Change extends AskedList {
  readonly from: string;
  readonly rows: readonly Row[];
}
type Impact = z.output<typeof areaShapes.tariff.tryPrices.reply>;
type KeyImpactRow = Impact['keys'][number];

/** What is sold of packages in the time that a preview is for. */
const soldDays = 30;

function read(change: Change, today: string): Result<{ readonly from: string; readonly rows: readonly BookRow[] }> {
  const form = bookChangeForm.check({ from: change.from, rows: change.rows });
  if (!form.ok) return form;
  const problems = checkBookChange(form.value, { list: change.list, today });
  return problems.length > 0 ? refuse(...problems) : form;
}

/** The entries that a change would add: after all others, so that of two of one day they hold. */
const added = ({ seller, own }: Own, rows: readonly BookRow[], from: string): BookEntry[] =>
  rows.map((row, at) => ({ ...row, ...own, seller: bookName(seller), from, priceId: Number.MAX_SAFE_INTEGER - at }));

/** Rows that change nothing on the day are left out. */
const changing = (
  { seller, own }: Own,
  byKey: ReadonlyMap<string, readonly BookEntry[]>,
  rows: readonly BookRow[],
  from: string,
) =>
  rows.filter((row) => {
    const entries = (byKey.get(keyText(row)) ?? []).filter(({ buyerId }) => buyerId === own.buyerId);
    const now = entryOn(entries, { ...row, ...own, seller: bookName(seller) }, from);
    return row.isEnd ? now !== undefined : now?.cents !== row.cents;
  });

interface Sold extends Pick<Row, 'quantity'> {
  readonly resource: string;
  /** The tenant whose people bought it. */
  readonly rentId: string;
  readonly units: number;
}

/** How many packages of each kind were sold in the last thirty days, by tenant. */
async function packagesSold(db: Db | Tx, { rentId, kind }: Seller, nowMs: number): Promise<readonly Sold[]> {
  const since = new Date(nowMs - soldDays * dayMs).toISOString();
  return db
    .selectFrom('orderLine')
    .innerJoin('tradeOrder', 'tradeOrder.orderId', 'orderLine.orderId')
    .select(['resource', 'quantity', 'tradeOrder.rentId', sql<number>`sum(count)`.as('units')])
    .where('payeeRentId', '=', rentId)
    .where('payeeKind', '=', kind === 'operator' ? 'operator' : 'tenant')
    .where('state', '=', 'success')
    .where('paidAt', '>=', since)
    .groupBy(['resource', 'quantity', 'tradeOrder.rentId'])
    .execute();
}

/** Lines that a change reaches, with what each sells. */
async function linesOf(db: Db, { seller, own }: Own, counted: Counted, today: string) {
  if (own.buyer === 'user')
    return [{ id: 'own', name: '', path: seller.path, units: await ownUnits(db, seller, { counted, today }) }];
  const below = await sellersBelow(db, seller, { counted, today });
  return below
    .filter(({ line }) => own.buyerId === '' || line[0] === own.buyerId)
    .map(({ book, name, line, units }) => ({ id: book, name, units, path: [...seller.path, ...line] }));
}

/** What new prices would bring, nothing saved. @spec N19 TAR-04 */
export async function tryPrices(change: Change, asks: SignedInAsks): Promise<Result<Impact>> {
  const { deps } = asks;
  const { db } = deps.database;
  const nowMs = deps.clock();
  const today = dayAt(nowMs);
  const found = await ownList(db, asks, change, 'modify');
  if (!found.ok) return found;
  const form = read(change, today);
  if (!form.ok) return form;
  const { seller, own } = found.value;
  const { from } = form.value;
  const byKey = entriesByKey(
    await entriesOf(db, seller, listsFor(own.list), { everyTenant: seller.kind === 'operator' }),
  );
  const rows = changing(found.value, byKey, form.value.rows, from);
  const name = bookName(seller);
  const isChain = own.list === 'deviceService' || own.list === 'storage';
  const sold = isChain ? undefined : await packagesSold(db, seller, nowMs);
  const lines = new Map<Counted, Awaited<ReturnType<typeof linesOf>>>();
  const keys: KeyImpactRow[] = [];
  for (const row of rows) {
    const before = byKey.get(keyText(row)) ?? [];
    const after = [...before, ...added(found.value, [row], from)];
    const asked = { ...row, ...own, seller: name };
    const [was, is] = [entryOn(before, asked, from), entryOn(after, asked, from)];
    const costCents = costIn(byKey, seller, own.list, row, from) ?? null;
    const key = {
      priced: row.priced,
      quantity: row.quantity,
      beforeCents: was?.cents ?? null,
      afterCents: is?.cents ?? null,
      costCents,
      isBelowCost: costCents !== null && is !== undefined && is.cents < costCents,
    };
    if (!isChain) {
      // tenants with a price of their own are not reached by the price of all
      const isBuyer = (rentId: string): boolean => {
        const buyerId = sellerId('tenant', rentId);
        if (own.buyerId !== '') return buyerId === own.buyerId;
        return seller.kind !== 'operator' || entryOn(after, { ...asked, buyerId }, from)?.buyerId !== buyerId;
      };
      const units = (sold ?? [])
        .filter((one) => `${one.resource} ${one.quantity}` === keyText(row) && isBuyer(one.rentId))
        .reduce((sum, one) => sum + one.units, 0);
      const change = ((is?.cents ?? 0) - (was?.cents ?? 0)) * units || 0;
      // what costs more to buy or is no longer sold is no line of sellers
      const isReached = own.list !== 'cost' && is !== undefined && was !== undefined;
      const turnsBelowCost = key.isBelowCost && was !== undefined && was.cents >= (costCents ?? 0);
      const line = {
        lineId: 'all',
        name: found.value.buyerName,
        units,
        ownCents: change,
        belowCents: 0,
        customersCents: change,
      };
      keys.push({ ...key, lines: isReached ? [{ ...line, turnsBelowCost }] : [] });
      continue;
    }
    const counted: Counted = row.priced === 'cloudStorage' || row.priced === 'watermark' ? row.priced : 'device';
    const reached = lines.get(counted) ?? (await linesOf(db, found.value, counted, today));
    lines.set(counted, reached);
    keys.push({
      ...key,
      lines: reached.flatMap(({ id, name: called, units, path }) => {
        // those with a price of their own are not reached by the price of all
        const next = path[path.indexOf(name) + 1] ?? '';
        const isReached =
          own.buyerId !== '' || next === '' || entryOn(after, { ...asked, buyerId: next }, from)?.buyerId !== next;
        if (!isReached) return [];
        const line = { list: own.list as 'deviceService' | 'storage', path };
        return [
          {
            lineId: id,
            name: called,
            units,
            ...keyImpact(before, after, { line, key: row, seller: name, units, onDay: from }),
          },
        ];
      }),
    });
  }
  return ok({ onDay: from, keys });
}

interface SentMode {
  readonly mode: ServiceMode;
  readonly name: string;
  readonly description: string;
  readonly freeMonths: number;
}
const modeForm = defineForm({
  name: text(nameChars),
  description: text(descriptionChars),
  freeMonths: integer(freeMonths),
});

/** Modes as they are to be called; problems stand at `modes.0.name`. */
function readModes(modes: readonly SentMode[]): Result<readonly SentMode[]> {
  const problems: Problem[] = [];
  const values: SentMode[] = [];
  for (const [at, { mode, ...sent }] of modes.entries()) {
    const form = modeForm.check(sent);
    if (form.ok) values.push({ mode, ...form.value });
    else problems.push(...form.problems.map((one) => ({ ...one, field: `modes.${at}.${one.field ?? ''}` })));
  }
  return problems.length > 0 ? refuse(...problems) : ok(values);
}

/** @returns those that differ, as they were and as they are */
async function saveModes(tx: Tx, seller: Seller, modes: readonly SentMode[]) {
  const before = new Map((await modesOf(tx, seller)).map((one) => [one.mode, one]));
  const ofSeller = { rentId: seller.rentId, sellerKind: seller.kind, sellerId: seller.id };
  const saved: { readonly was: SentMode | undefined; readonly is: SentMode }[] = [];
  for (const { mode, name, description, freeMonths: months } of modes) {
    const row = { name, description, freeMonths: months };
    const was = before.get(mode);
    if (was && was.name === name && was.description === description && was.freeMonths === months) continue;
    saved.push({ was, is: { mode, ...row } });
    await tx
      .insertInto('priceMode')
      .values({ ...ofSeller, mode, ...row })
      .onConflict((c) => c.columns(['rentId', 'sellerKind', 'sellerId', 'mode']).doUpdateSet(row))
      .execute();
  }
  return saved;
}

type SavedModes = Awaited<ReturnType<typeof saveModes>>;

/** What the user log says of modes: each value with the mode that has it. */
function modeChanges(saved: SavedModes) {
  const side = (which: keyof SavedModes[number]) => {
    const all = (field: 'name' | 'description' | 'freeMonths') =>
      saved.flatMap(({ [which]: of, is: { mode } }) => (of ? [`${mode}: ${of[field]}`] : [])).join(' · ') || null;
    return { name: all('name'), description: all('description'), freeMonths: all('freeMonths') };
  };
  return loggedChanges(side('was'), side('is'));
}

/** The revision of the list, locked: of two who save it one waits for the other. */
async function lockBook(tx: Tx, { seller, own }: Own, asks: SignedInAsks) {
  const key = `book ${seller.rentId} ${bookName(seller)} ${own.list} ${own.buyer} ${own.buyerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  return (
    (await bookRow(tx, seller, own)) ?? {
      revision: 0,
      changedBy: nameOf(asks.account),
      changedAt: isoNow(asks.deps.clock),
    }
  );
}

/** Adds prices that hold from a day on; those before stay. Of two at once the second learns of the first. @spec TAR-02 TAR-03 TAR-04 N19 */
export const savePrices = (
  {
    revision,
    modes: sentModes,
    ...change
  }: Change & { readonly revision: number; readonly modes: readonly SentMode[] },
  asks: SignedInAsks,
): Promise<Result<{ revision: number; saved: number }>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ revision: number; saved: number }>> => {
    const found = await ownList(tx, asks, change, 'modify');
    if (!found.ok) return found;
    const { seller, own, buyerName } = found.value;
    // modes are the seller's, for all: the page of one buyer gives no right to change them
    if (own.buyerId !== '' && sentModes.length > 0) return refuse({ code: 'tariff.price.otherLevel', field: 'modes' });
    const today = dayAt(asks.deps.clock());
    const form = change.rows.length === 0 && sentModes.length > 0 ? ok({ from: today, rows: [] }) : read(change, today);
    const modes = readModes(own.list === 'deviceService' ? sentModes : []);
    if (!form.ok || !modes.ok) return refuse(...[form, modes].flatMap((one) => (one.ok ? [] : one.problems)));
    const book = await lockBook(tx, found.value, asks);
    const conflict = changedSince('tariff.price.conflict', book, revision);
    if (conflict) return refuse(conflict);
    const byKey = entriesByKey(await entriesOf(tx, seller, [own.list]));
    const { from } = form.value;
    const rows = changing(found.value, byKey, form.value.rows, from);
    const named = await saveModes(tx, seller, modes.value);
    if (rows.length === 0 && named.length === 0) return refuse({ code: 'tariff.price.nothingNew' });
    const changed = changedNow(asks);
    if (rows.length > 0)
      await addEntries(
        tx,
        seller,
        own,
        rows.map((row) => ({ ...row, from, madeBy: changed.changedBy, madeAt: changed.changedAt })),
      );
    await touchBook(tx, seller, own, changed, revision + 1);
    const texts = rows.map((row) => `${keyText(row)}: ${row.isEnd ? '—' : yuanText(row.cents)}`);
    await logUse(tx, asks, {
      detail: [own.list, buyerName || own.buyer, from, ...texts].join(' · '),
      ...(named.length > 0 && { changes: modeChanges(named) }),
      target: { kind: 'priceBook', id: `${own.list} ${own.buyer} ${own.buyerId}`.trim() },
    });
    return ok({ revision: revision + 1, saved: rows.length });
  });

/** Withdraws a price before it begins; one that has begun stays for ever. @spec TAR-04 N19 */
export const withdrawPrice = (
  { priceId, revision }: { readonly priceId: number; readonly revision: number },
  asks: SignedInAsks,
): Promise<Result<{ revision: number }>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ revision: number }>> => {
    const entry = await tx
      .selectFrom('priceEntry')
      .select(['list', 'buyer', 'buyerId'])
      .where('priceId', '=', priceId)
      .executeTakeFirst();
    const noPrice = refuse({ code: 'tariff.price.noPrice', field: 'priceId' });
    if (!entry || entry.list === 'registrationGrant') return noPrice;
    const { list, buyer, buyerId } = entry;
    const found = await ownList(tx, asks, { list, buyer, ...buyerOf(buyerId) }, 'modify');
    if (!found.ok) return noPrice;
    const { seller, own } = found.value;
    const book = await lockBook(tx, found.value, asks);
    const mine = await ownEntry(tx, seller, priceId);
    if (!mine) return noPrice;
    const conflict = changedSince('tariff.price.conflict', book, revision);
    if (conflict) return refuse(conflict);
    if (mine.revokedAt !== null || mine.fromDay <= dayAt(asks.deps.clock()))
      return refuse({ code: 'tariff.price.notComing', field: 'priceId' });
    const changed = changedNow(asks);
    await tx
      .updateTable('priceEntry')
      .set({ revokedAt: changed.changedAt, revokedBy: changed.changedBy })
      .where('priceId', '=', priceId)
      .execute();
    await touchBook(tx, seller, own, changed, revision + 1);
    await logUse(tx, asks, {
      detail: `${own.list} · ${mine.resource} ${mine.quantity}: ${yuanText(mine.cents)} · ${mine.fromDay}`,
      target: { kind: 'priceBook', id: `${own.list} ${own.buyer} ${own.buyerId}`.trim() },
    });
    return ok({ revision: revision + 1 });
  });
