import { ok, refuse, type Result } from '@fireline/domain/lib';
import { phoneDigits } from '@fireline/domain/session';
import type { Deps } from '../../lib/context.ts';
import type { TextDownload } from '../../lib/http/handlers.ts';
import { secretOf } from './accessSecret.ts';
import { isSame, signatureOf } from './carrier.ts';
import { settle } from './receipts.ts';

/** The service signs no reports: it is known by the address that it alone was given. */
const tokenOf = (accessId: number, secret: string): Promise<string> => signatureOf(secret, `receipts\n${accessId}`);

/** Below the API base: where the service sends the reports of an access. */
export const receiptPathOf = async (accessId: number, secret: string): Promise<string> =>
  `/message/receipts/${accessId}/${await tokenOf(accessId, secret)}`;

interface Report {
  readonly phone_number: string;
  readonly success: boolean;
  readonly biz_id: string;
  readonly out_id?: string | undefined;
}
const acknowledged: TextDownload = {
  fileName: 'receipts.json',
  mediaType: 'application/json',
  text: JSON.stringify({ code: 0, msg: 'OK' }),
};

/**
 * Takes what the SMS service of Alibaba Cloud reports. Each report has to name the message, its number and the service's own id of it; those
 * that do not, or that report nothing new, change nothing.
 * @spec MSG-05 MSG-06
 */
export async function takeAliyunReceipts(
  deps: Pick<Deps, 'database' | 'clock' | 'secrets' | 'log'>,
  {
    accessId,
    token,
    reports,
  }: { readonly accessId: number; readonly token: string; readonly reports: readonly Report[] },
): Promise<Result<TextDownload>> {
  const access = await deps.database.db
    .selectFrom('sendAccess')
    .select(['accessId', 'rentId', 'secret', 'sealedSecret'])
    .where('accessId', '=', accessId)
    .where('carrier', '=', 'aliyun')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const secret = access && (await secretOf(deps, access));
  const right = await tokenOf(accessId, secret ?? 'nobody has this one');
  if (!access || secret === undefined || !isSame(token, right)) return refuse({ code: 'message.receipt.refused' });
  for (const { phone_number: number, success, biz_id: carrierId, out_id: key = '' } of reports)
    await settle(deps, access, {
      key,
      carrierId,
      digits: phoneDigits(number),
      outcome: success ? 'delivered' : 'failed',
    });
  return ok(acknowledged);
}
