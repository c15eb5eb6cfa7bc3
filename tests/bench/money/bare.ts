import type { PoolClient } from 'pg';
import type { Sent } from './gatewayMain.ts';

/** The numbers and ids of one payment, as they stand in its statements. */
export interface Payment {
  readonly orderId: number;
  readonly lineId: number;
  readonly orderNo: string;
  readonly unitId: number;
  readonly token: string;
  paymentId: number;
  accountId: number;
}

const replaced = (values: readonly unknown[], pairs: readonly (readonly [from: string, to: string])[]): unknown[] =>
  JSON.parse(pairs.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(values))) as unknown[];

/** Sends the statements of one payment again, for another one. The order of the records of an account is counted on. */
export async function replay(client: PoolClient, sent: readonly Sent[], from: Payment, to: Payment): Promise<void> {
  let account = { last_seq: 0, balance: 0 };
  for (const { text, values } of sent) {
    const own = replaced(values, [
      [from.orderNo, to.orderNo],
      [from.token, to.token],
      [String(from.orderId), String(to.orderId)],
      [String(from.lineId), String(to.lineId)],
      [String(from.paymentId), String(to.paymentId)],
      [String(from.accountId), String(to.accountId)],
      [String(from.unitId), String(to.unitId)],
    ]);
    if (text.startsWith('insert into "resource_record"')) {
      const [accountId, rentId, , type, amount] = own;
      own.splice(
        0,
        7,
        accountId,
        rentId,
        account.last_seq + 1,
        type,
        amount,
        account.balance,
        account.balance + Number(amount),
      );
    } else if (text.startsWith('update "resource_account"'))
      own.splice(0, 2, account.balance + 1000, account.last_seq + 1);
    const { rows } = await client.query<Record<string, unknown>>(text, own);
    const row = rows[0];
    if (text.startsWith('insert into "payment"')) to.paymentId = Number(row?.payment_id);
    if (text.startsWith('select "account_id", "balance"')) {
      to.accountId = Number(row?.account_id);
      account = { last_seq: Number(row?.last_seq), balance: Number(row?.balance) };
    }
  }
}
