import { newLoginKey } from './session/cipher.ts';
import type { Secrets } from './lib/context.ts';
import type { Db } from './lib/db/schema.ts';
import { newToken, type Random } from './lib/random.ts';
import { Sealer } from './lib/sealing.ts';

const sealKeyName = 'sealKey';

/**
 * The installation's keys, made on its first start; of gateways that start together all use the first one's.
 * @param sealKeys what seals, from outside of the database, the current one first; empty: it is missing; undefined: it lies in the database
 */
export async function loadSecrets(db: Db, random: Random, now: string, sealKeys?: readonly string[]): Promise<Secrets> {
  const value = async (name: string, make: () => Promise<string>): Promise<string> => {
    const find = () => db.selectFrom('secret').select('value').where('name', '=', name);
    const found = await find().executeTakeFirst();
    if (found) return found.value;
    await db
      .insertInto('secret')
      .values({ name, value: await make(), createdAt: now })
      .onConflict((c) => c.column('name').doNothing())
      .execute();
    // an empty key would sign links that anybody can forge
    return (await find().executeTakeFirstOrThrow()).value;
  };
  // one that lay in the database still opens what it has sealed, until that is sealed again
  const kept = await db.selectFrom('secret').select('value').where('name', '=', sealKeyName).execute();
  const keys = sealKeys
    ? [...sealKeys, ...kept.map((row) => row.value)]
    : [await value(sealKeyName, async () => newToken(random))];
  return {
    sealer: new Sealer(random, keys),
    pointKey: await value('pointKey', async () => newToken(random)),
    linkKey: await value('linkKey', async () => newToken(random)),
    loginKey: await value('loginKey', newLoginKey),
  };
}
