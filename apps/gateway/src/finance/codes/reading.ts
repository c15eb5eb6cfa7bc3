import { checkIssuesCode, type CodePart } from '@fireline/domain/finance';
import { ok } from '@fireline/domain/lib';
import type { PayCodeState } from '@fireline/domain/tariff';
import type { SignedInAsks } from '../../lib/context.ts';
import { codedPage, type CodeQuery } from './store.ts';

/** A code ends with its order: it is not written then, but shown so. */
const shownState = (state: PayCodeState, part: CodePart): PayCodeState =>
  state === 'unused' && part === 'over' ? 'expired' : state;

/** Orders that are paid by a code, and the newest code of each. @spec TAR-05 */
export async function list(query: CodeQuery, { deps, scope, account }: SignedInAsks) {
  const page = await codedPage(deps.database.db, scope.rentId, query);
  const by = { rentId: scope.rentId, userId: account.userId };
  const rows = page.rows.map(
    ({ creatorId, payeeRentId, cancelBy, isByCode, lastFour, codeState, issuedBy, issuedAt, codeEndedAt, ...row }) => ({
      ...row,
      blocked: checkIssuesCode({ creatorId, payeeRentId, cancelBy, isByCode, state: row.state }, by)?.code ?? null,
      code:
        lastFour === null || codeState === null || issuedBy === null || issuedAt === null
          ? null
          : { lastFour, state: shownState(codeState, row.part), issuedBy, issuedAt, endedAt: codeEndedAt },
    }),
  );
  return ok({ ...page, rows });
}
