import {
  planSplit,
  postSplit,
  postSplitDue,
  providerMaxPercentDefault,
  type SplitTask,
} from '@fireline/domain/finance';
import { minuteMs } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { recordsOf } from '../../finance/split/planning.ts';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { NewRow, Tx } from '../../lib/db/schema.ts';
import type { Dice } from '../../lib/dice.ts';
import { dayMs } from '../calendar.ts';
import type { City } from '../model.ts';
import { iso, type Rows } from './orderRows.ts';

const types = ['smsTraffic', 'voiceTraffic'] as const;
type SplitType = (typeof types)[number];
const isSplitType = (type: string): type is SplitType => (types as readonly string[]).includes(type);

/** What each tenant pays out: the second version of its rules took a percent from the fitters. */
const ratios = { 1: [12, 9, 2], 2: [12, 8, 2] } as const;
const secondSinceDays = 180;
const beganDays = 400;

interface TenantSplits {
  readonly rentId: string;
  readonly merchantId: number;
  readonly ruleIds: Readonly<Record<SplitType, number>>;
  readonly tasksOf: (version: 1 | 2) => SplitTask[];
  readonly partnerIds: ReadonlySet<number>;
}

/** Merchants, recipients, rules and triggers of each tenant. @spec FIN-02 FIN-03 FIN-04 FIN-06 N25 */
export async function writeSplitRules(tx: Tx, city: City): Promise<readonly TenantSplits[]> {
  const at = (days: number): string => iso(city.now - days * dayMs);
  const made: TenantSplits[] = [];
  for (const [index, { rentId }] of city.tenants.entries()) {
    const partners = city.partners.filter((one) => one.rentId === rentId);
    const by = { changedBy: '财务', changedAt: at(beganDays) };
    const merchantId = index * 2 + 1;
    const merchant = {
      rentId,
      enterpriseId: `ENT-${rentId}`,
      isSplitEnabled: true,
      isReceivingEnabled: true,
      maxSplitRatio: providerMaxPercentDefault,
      ...by,
    };
    await insertMany(tx, 'merchant', [
      {
        ...merchant,
        merchantId,
        type: 'special' as const,
        number: `16${String(9_000_100 + merchantId)}`,
        name: '消防云收款',
        fullName: '消防云技术服务有限公司',
        isDefault: true,
      },
      {
        ...merchant,
        merchantId: merchantId + 1,
        type: 'ordinary' as const,
        number: `16${String(9_000_101 + merchantId)}`,
        name: '线下门店',
        fullName: '消防器材门店',
        isReceivingEnabled: false,
        isSplitEnabled: false,
        isDefault: false,
      },
    ]);
    const first = index * 6 + 1;
    const recipient = (offset: number, name: string, account: string, more: object = {}) => ({
      recipientId: first + offset,
      rentId,
      type: 'merchant' as const,
      name,
      account,
      officialAccount: '',
      relation: 'partner' as const,
      partnerId: null as number | null,
      state: 'added' as const,
      providerCode: null as string | null,
      providerMessage: null as string | null,
      endedAt: null as string | null,
      ...by,
      ...more,
    });
    const recipients = [
      recipient(0, '合作商运营服务', `15${String(8_000_001 + first)}`, { partnerId: partners[0]?.partnerId ?? null }),
      recipient(1, '设备安装队', `15${String(8_100_001 + first)}`, { relation: 'supplier' }),
      recipient(2, '推广员', `oFireCityPromoter${first}x7Kq`, {
        type: 'person',
        relation: 'staff',
        officialAccount: 'wxFireCity',
      }),
      recipient(3, '维保站点', `15${String(8_200_001 + first)}`, { relation: 'store' }),
      recipient(4, '旧渠道经销', `15${String(8_300_001 + first)}`, {
        relation: 'distributor',
        state: 'refused',
        providerCode: 'PARAM_ERROR',
        providerMessage: '接收方商户号不存在',
      }),
      recipient(5, '原安装单位', `15${String(8_400_001 + first)}`, { endedAt: at(200), relation: 'supplier' }),
    ];
    await insertMany(tx, 'recipient', recipients);
    const tasksOf = (version: 1 | 2): SplitTask[] =>
      ratios[version].map((ratio, offset) => ({
        recipientId: String(first + offset),
        name: recipients[offset]?.name ?? '',
        account: recipients[offset]?.account ?? '',
        ratio,
      }));
    const ruleIds = { smsTraffic: index * 2 + 1, voiceTraffic: index * 2 + 2 };
    const names = { smsTraffic: '短信流量分账', voiceTraffic: '语音流量分账' };
    const newer = { changedBy: '财务', changedAt: at(secondSinceDays) };
    await insertMany(
      tx,
      'splitRule',
      types.map((orderType) => ({
        ruleId: ruleIds[orderType],
        rentId,
        merchantId,
        name: names[orderType],
        orderType,
        version: 2,
        revision: 2,
        tasks: tasksOf(2),
        ...newer,
      })),
    );
    await insertMany(
      tx,
      'splitRuleVersion',
      types.flatMap((orderType) =>
        ([1, 2] as const).map((version) => ({
          ruleId: ruleIds[orderType],
          version,
          name: names[orderType],
          tasks: tasksOf(version),
          savedBy: '财务',
          savedAt: at(version === 1 ? beganDays : secondSinceDays),
        })),
      ),
    );
    await insertMany(
      tx,
      'splitTrigger',
      partners.flatMap(({ partnerId }, place) =>
        types.map((orderType) => ({
          rentId,
          orderType,
          partnerId,
          state: orderType === 'voiceTraffic' && place === 1 ? ('disabled' as const) : ('enabled' as const),
          ...by,
        })),
      ),
    );
    const partnerIds = new Set(partners.map(({ partnerId }) => partnerId));
    made.push({ rentId, merchantId, ruleIds, tasksOf, partnerIds });
  }
  return made;
}

/** What providers answered now and then. */
const failures = [
  ['ACCOUNT_ABNORMAL', '分账接收方账户异常'],
  ['RECEIVER_HIGH_RISK', '分账接收方存在高风险'],
  ['NO_RELATION', '分账接收方关系不存在'],
] as const;

/** Rows of what became of the splits of orders, by the rules of the domain. */
export interface SplitRows {
  readonly record: (NewRow<'splitRecord'> & { readonly splitId: number })[];
  readonly trade: (NewRow<'sandboxTrade'> & { readonly tradeId: number })[];
  readonly books: NewRow<'sandboxSplit'>[];
}

/** Splits a paid order of a unit, a minute after its payment. */
export function addSplit(
  rows: Rows,
  splits: SplitRows,
  city: City,
  tenants: readonly TenantSplits[],
  dice: Dice,
): void {
  const order = rows.order.at(-1) as NewRow<'tradeOrder'> | undefined;
  const payment = rows.payment.at(-1) as NewRow<'payment'> | undefined;
  const tenant = tenants.find(({ rentId }) => rentId === order?.payeeRentId);
  if (!order || !payment || !tenant || !order.paidAt || !order.partnerId || !isSplitType(order.type)) return;
  const paidMs = Date.parse(order.paidAt);
  const isTriggered = tenant.partnerIds.has(order.partnerId);
  if (!isTriggered || city.now - paidMs > beganDays * dayMs) return;
  const version = city.now - paidMs > secondSinceDays * dayMs ? 1 : 2;
  const tasks = tenant.tasksOf(version);
  const paidCents = payment.paidCents ?? 0;
  const feeCents = payment.feeCents ?? 0;
  const plan = planSplit(tasks, { paidCents, refundedCents: 0, feeCents }, providerMaxPercentDefault);
  if (!plan.ok) return;
  Object.assign(payment, { isSplit: true });
  const atMs = paidMs + minuteMs;
  const rule = { ruleId: tenant.ruleIds[order.type], version, tasks };
  const { outNo } = payment;
  const attempt = {
    rentId: tenant.rentId,
    orderId: payment.orderId,
    paymentId: Number(payment.paymentId),
    outNo,
  };
  const made = recordsOf(
    { attempt, merchantId: tenant.merchantId, rule, plan: plan.value, totalCents: paidCents },
    iso(atMs),
  );
  const failing = dice.between(0, 1) < 0.02 ? failures[Math.floor(dice.between(0, failures.length))] : undefined;
  const tradeId = splits.trade.length + 1;
  splits.trade.push({
    tradeId,
    accessId: payment.accessId,
    outNo,
    ref: String(payment.providerNo),
    state: 'paid',
    cents: payment.cents,
    paidCents,
    subject: outNo,
    createdAt: payment.createdAt,
    expiresAt: payment.expiresAt,
    paidAt: order.paidAt,
    isSplit: true,
    freedAt: failing ? null : iso(atMs + 10_000),
  });
  const payee = { kind: order.payeeKind, id: order.payeeId };
  for (const [index, record] of made.entries()) {
    const splitId = splits.record.length + 1;
    const endMs = atMs + (index + 1) * 3000;
    const isFailed = failing !== undefined && index === 1 && record.result === 'pending';
    const isSent = record.result === 'pending';
    const { cents } = record;
    const posted = {
      orderId: String(attempt.orderId),
      payee,
      splitId: String(splitId),
      recipientId: String(record.recipientId),
      cents,
    };
    const push = (posting: ReturnType<typeof postSplit>, ms: number): void => {
      for (const transfer of posting.ok ? posting.value : [])
        rows.transfers.push({ rentId: tenant.rentId, transfer, by: '', at: iso(ms) });
    };
    splits.record.push({
      ...record,
      splitId,
      providerNo: null,
      frees: false,
      returnedCents: 0,
      ...(isSent && {
        result: isFailed ? ('failed' as const) : ('success' as const),
        resultCode: isFailed ? null : 'SUCCESS',
        errorCode: isFailed ? failing[0] : null,
        errorMessage: isFailed ? failing[1] : null,
        providerNo: isFailed ? null : `city-split-${splitId}`,
        completedAt: iso(endMs),
        frees: !failing && index === made.length - 1,
      }),
    });
    if (!isSent) continue;
    push(postSplitDue([posted]), atMs);
    if (!isFailed) push(postSplit(posted), endMs);
    splits.books.push({
      tradeId,
      outNo: record.detailNo,
      account: record.recipientAccount,
      cents,
      state: isFailed ? 'closed' : 'success',
      errorCode: isFailed ? failing[0] : null,
      at: iso(atMs),
      settlesAt: iso(endMs),
    });
    rows.track.push({
      orderId: attempt.orderId,
      at: iso(endMs),
      by: '',
      event: isFailed ? 'splitFailed' : 'splitDone',
      stateBefore: null,
      stateAfter: null,
      attemptNo: null,
      cents,
    });
  }
}

/** Writes the records, and the books of the sandbox that they agree with. */
export async function writeSplitRecords(
  tx: Tx,
  { record, trade, books }: SplitRows,
  returns: readonly NewRow<'sandboxReturn'>[],
): Promise<void> {
  const returned = new Map<number, number>();
  for (const { sandboxSplitId, cents } of returns)
    returned.set(sandboxSplitId, (returned.get(sandboxSplitId) ?? 0) + cents);
  const receivers = new Map<string, NewRow<'sandboxReceiver'>>();
  const accessOf = new Map(trade.map(({ tradeId, accessId }) => [tradeId, accessId]));
  for (const [index, { tradeId, account, cents, state }] of books.entries()) {
    const accessId = accessOf.get(tradeId) ?? 0;
    const type = account.startsWith('o') ? ('person' as const) : ('merchant' as const);
    const known = receivers.get(`${accessId} ${account}`);
    const balanceCents =
      (known?.balanceCents ?? 0) + (state === 'success' ? cents - (returned.get(index + 1) ?? 0) : 0);
    receivers.set(`${accessId} ${account}`, {
      accessId,
      account,
      type,
      balanceCents,
      isReturnAllowed: type === 'merchant',
    });
  }
  await insertMany(tx, 'splitRecord', record);
  // as the gateway notes it when an order is paid
  await sql`update split_trigger set fired_at = fired.at from (
      select payee_rent_id, type, partner_id, max(paid_at) as at from trade_order
      where order_id in (select order_id from split_record) group by payee_rent_id, type, partner_id) fired
    where (rent_id, order_type, split_trigger.partner_id) = (fired.payee_rent_id, fired.type, fired.partner_id)`.execute(
    tx,
  );
  await insertMany(tx, 'sandboxTrade', trade);
  await insertMany(
    tx,
    'sandboxSplit',
    books.map((one, index) => Object.assign({ sandboxSplitId: index + 1 }, one)),
  );
  await insertMany(tx, 'sandboxReceiver', [...receivers.values()]);
}
