import { useCall } from '@fireline/api/react';
import { type KeptSession, keptSessions, sessionCalls } from '@fireline/api/session';
import { roleWords } from '@fireline/domain/role';
import type { Account } from '@fireline/domain/session';
import { useWords } from '@fireline/ui/lib';
import type { OwnAccount, ShownAccount } from './AccountCard.tsx';

const isSame = (one: Pick<Account, 'rentId' | 'userId'>, other: Pick<Account, 'rentId' | 'userId'>): boolean =>
  one.rentId === other.rentId && one.userId === other.userId;

/** The account of now, the others of this browser, and those of the same number, each once. @spec SES-04 SES-07 */
export function useAccounts(current: Account, nowMs: number) {
  const t = useWords(roleWords);
  const call = useCall(sessionCalls.ownAccounts, {});
  const own = call.data?.accounts ?? [];
  const ofNumber = ({
    userId,
    username,
    realName,
    role,
    roleName,
    nodeName,
    lastLoginAt,
  }: OwnAccount): ShownAccount => ({
    rentId: current.rentId,
    rentName: current.rentName,
    userId,
    username,
    realName,
    roleText: roleName ?? t(`role.name.${role}`),
    nodeName,
    lastLoginAt,
  });
  const ofBrowser = (kept: KeptSession): ShownAccount => {
    const { rentId, userId, username, realName, role, session } = kept;
    const known = own.find((one) => isSame({ ...one, rentId: current.rentId }, kept));
    return {
      rentId,
      rentName: session?.account.rentName ?? (rentId === current.rentId ? current.rentName : rentId),
      userId,
      username,
      realName,
      roleText: known?.roleName ?? session?.rights.roleName ?? t(`role.name.${role}`),
      nodeName: known?.nodeName,
      lastLoginAt: known?.lastLoginAt,
      kept,
    };
  };
  const kept = keptSessions(nowMs);
  return {
    call,
    kept,
    isNumberProven: call.data?.isNumberProven,
    now: kept.filter((one) => isSame(one, current)).map(ofBrowser),
    others: kept.filter((one) => !isSame(one, current)).map(ofBrowser),
    sameNumber: own.map(ofNumber).filter((one) => !isSame(one, current) && !kept.some((known) => isSame(known, one))),
  };
}
