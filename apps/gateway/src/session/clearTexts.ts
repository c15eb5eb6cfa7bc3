import { ok, refuse, type Result } from '@fireline/domain/lib';
import { type Deps, isoNow } from '../lib/context.ts';
import { decipher } from './cipher.ts';
import * as store from './store.ts';

type Texts<K extends string> = Readonly<Record<K, string>>;

/**
 * The passwords of a call as they were typed. Enciphered ones carry the same nonce, which is good for this call alone.
 * @spec SES-01
 */
export async function clearTexts<K extends string>(
  { database, secrets, clock }: Pick<Deps, 'database' | 'secrets' | 'clock'>,
  isEncipher: boolean,
  sent: Texts<K>,
): Promise<Result<Texts<K>>> {
  if (!isEncipher) return ok(sent);
  const clear: Record<string, string> = {};
  const nonces = new Set<string>();
  for (const [name, jwe] of Object.entries<string>(sent)) {
    const inside = await decipher(secrets.loginKey, jwe);
    if (!inside) return refuse({ code: 'session.cipherInvalid' });
    clear[name] = inside.password;
    nonces.add(inside.nonce);
  }
  const [nonce = ''] = nonces;
  const isTaken = nonces.size === 1 && (await store.takeNonce(database.db, nonce, isoNow(clock)));
  return isTaken ? ok(clear as Texts<K>) : refuse({ code: 'session.nonceInvalid' });
}
