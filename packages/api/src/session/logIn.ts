import type { ReplyOf } from '../lib/call.ts';
import { CallError } from '../lib/callError.ts';
import type { Client } from '../lib/client.ts';
import { sessionCalls } from './calls.ts';
import { encipherAll } from './encipherAll.ts';
import type { StoredSession } from './store.ts';

export type LoginReply = ReplyOf<typeof sessionCalls.login>;

export interface Credentials {
  readonly rentId: string;
  readonly username: string;
  readonly password: string;
}

/** Logs in, the password enciphered wherever the browser can (on https and on localhost). @spec SES-01 */
export async function logIn(client: Client, { rentId, username, password }: Credentials): Promise<LoginReply> {
  const sent = await encipherAll(client, { password });
  return client.send(sessionCalls.login, { rentId, username, ...sent, clientType: 'web' });
}

/**
 * Logs in again with what was typed, for a session that renews itself. Null: refused, and the session ends; one that could not
 * be tried is told as what it is.
 * @spec SHL-16
 */
export const logInAgain = (client: Client, credentials: Credentials) => async (): Promise<StoredSession | null> => {
  try {
    return await logIn(client, credentials);
  } catch (error) {
    // too many at once is no word about the password
    if (error instanceof CallError && error.kind === 'refused' && !error.isPassing) return null;
    throw error;
  }
};
