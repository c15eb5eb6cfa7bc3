import type { ReplyOf } from '../lib/call.ts';
import { sessionCalls } from './calls.ts';

export { sessionCalls };
export { type LoginKey, encipherMethod, encipherPassword } from './encipher.ts';
export { type Relogin, type Session, type SessionOptions, type StoredSession, createSession } from './session.ts';
export { type SessionStore, localSessionStore, memorySessionStore } from './store.ts';
export type LoginReply = ReplyOf<typeof sessionCalls.login>;
