import { newLoginKey } from './session/cipher.ts';
import type { Secrets } from './lib/context.ts';
import type { Db } from './lib/db/schema.ts';
import { newToken, type Random } from './lib/random.ts';

/** The installation's keys, made on its first start; of gateways that start together all use the first one's. */
export async function loadSecrets(db: Db, random: Random, now: string): Promise<Secrets> {
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
  return {
    linkKey: await value('linkKey', async () => newToken(random)),
    loginKey: await value('loginKey', newLoginKey),
  };
}
