import { dayAt, ok, refuse, type Result } from '@fireline/domain/lib';
import { checkGiftBatch, dayGiftForm, dayGiftProblem, givenUntil } from '@fireline/domain/renewal';
import { actingScope } from '@fireline/domain/role';
import { setGivenDays } from '../device/life/renewing.ts';
import type { SignedInAsks } from '../lib/context.ts';
import { insertMany } from '../lib/db/query/bulk.ts';
import type { Row } from '../lib/db/schema.ts';
import { nameOf } from '../lib/nameOf.ts';
import { transact } from '../lib/transact.ts';
import { logUse } from '../session/userLog.ts';
import { inOrderOf } from './devices.ts';
import * as store from './store.ts';

interface GiftSent {
  readonly requestId: string;
  readonly deviceIds: readonly number[];
  readonly days: number;
  readonly remark: string;
}
interface GiftResult {
  readonly rows: {
    readonly deviceId: number;
    readonly dayBefore: string | null;
    readonly dayAfter: string | null;
    readonly problem: { readonly code: string } | null;
  }[];
}

const shown = ({ deviceId, dayBefore, dayAfter, problem }: Row<'dayGift'>) => ({
  deviceId,
  dayBefore,
  dayAfter,
  problem: problem === null ? null : { code: problem },
});

/**
 * Gives days of service to devices of one type and one partner, each by itself: one that cannot be given to says why, and the others get theirs. Once
 * for each press: the same again reads what became of it.
 * @spec TAR-08 REN-01 REN-04
 */
export const giveDays = ({ requestId, ...sent }: GiftSent, asks: SignedInAsks) =>
  transact(asks.deps.database, async (work): Promise<Result<GiftResult>> => {
    const { tx } = work;
    const { deps, scope, account } = asks;
    const form = dayGiftForm.check({ ...sent, deviceIds: sent.deviceIds.map(String) });
    if (!form.ok) return form;
    const { days, remark } = form.value;
    await tx.selectFrom('appUser').select('userId').where('userId', '=', account.userId).forUpdate().executeTakeFirst();
    const known = await tx
      .selectFrom('dayGift')
      .selectAll()
      .where('byId', '=', account.userId)
      .where('requestId', '=', requestId)
      .orderBy('giftId')
      .execute();
    if (known.length > 0) {
      const isSame =
        known.length === sent.deviceIds.length &&
        known.every((one) => one.days === days && one.remark === remark && sent.deviceIds.includes(one.deviceId));
      return isSame ? ok({ rows: known.map(shown) }) : refuse({ code: 'tariff.gift.otherContent', field: 'requestId' });
    }
    const held = await store.lockDevices(tx, actingScope(scope), sent.deviceIds);
    const devices = inOrderOf(sent.deviceIds, new Map(held.map((row) => [row.deviceId, row])));
    if (!devices.ok) return devices;
    const rows = devices.value.map((device) => ({
      device,
      row: {
        deviceId: String(device.deviceId),
        deviceType: device.deviceType,
        partnerId: String(device.partnerId ?? ''),
        isRemoved: false,
        isActivated: device.dStatus !== 0,
        mode: device.serviceMode,
      },
    }));
    const problems = checkGiftBatch(rows.map(({ row }) => row));
    if (problems.length > 0) return refuse(...problems);
    const nowMs = deps.clock();
    const [at, today, by] = [new Date(nowMs).toISOString(), dayAt(nowMs), nameOf(account)];
    const gifts = rows.map(({ device: { deviceId, expiresOn }, row }) => {
      const problem = dayGiftProblem(row)?.code ?? null;
      const dayAfter = problem === null ? givenUntil(expiresOn, today, days) : null;
      const of = { rentId: scope.rentId, byId: account.userId, by, requestId, days, remark, at };
      return { ...of, deviceId, dayBefore: expiresOn, dayAfter, problem };
    });
    await insertMany(tx, 'dayGift', gifts);
    const given = gifts.flatMap(({ deviceId, dayAfter }) =>
      dayAfter === null ? [] : [{ deviceId, expiresOn: dayAfter }],
    );
    await setGivenDays(work, scope.rentId, given, { nowMs, by });
    for (const { deviceId } of given)
      await logUse(tx, asks, { detail: `+${days} · ${remark}`, target: { kind: 'device', id: deviceId } });
    return ok({
      rows: gifts.map(({ deviceId, dayBefore, dayAfter, problem }) => ({
        deviceId,
        dayBefore,
        dayAfter,
        problem: problem === null ? null : { code: problem },
      })),
    });
  });
