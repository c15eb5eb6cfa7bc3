import { type PointQr, pointQrSigned, pointQrText, readPointQr } from '@fireline/domain/inspection';
import type { Secrets } from '../../lib/context.ts';
import { fromBase64Url, toBase64Url } from '../../lib/random.ts';

type Keys = Pick<Secrets, 'pointKey'>;

const keyOf = ({ pointKey }: Keys): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    fromBase64Url(pointKey) ?? new Uint8Array(),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
const bytes = (text: string) => new TextEncoder().encode(text);

/** What the QR code of a point says, signed, so that nobody prints one at home. @spec INS-02 N24 */
export async function labelOf(keys: Keys, qr: PointQr): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(keys), bytes(pointQrSigned(qr)));
  return pointQrText(qr, toBase64Url(new Uint8Array(signature)));
}

/** Whether the code of a label was signed here. @spec INS-02 N24 */
export async function isSignedLabel(keys: Keys, code: string): Promise<boolean> {
  const read = readPointQr(code);
  const signature = read.ok ? fromBase64Url(read.value.signature) : undefined;
  return (
    read.ok &&
    signature !== undefined &&
    crypto.subtle.verify('HMAC', await keyOf(keys), signature, bytes(read.value.signed))
  );
}
