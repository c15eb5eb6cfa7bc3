import type { ReplyOf } from '../lib/call.ts';
import { sessionCalls } from './calls.ts';

export { sessionCalls };
export { personalWho } from './personalWho.ts';
export type UserRow = ReplyOf<typeof sessionCalls.users>['rows'][number];
export type UserLogEntry = ReplyOf<typeof sessionCalls.userLog>['rows'][number];
/** An alarm that entries of the user log name by number. */
export type LoggedAlarm = ReplyOf<typeof sessionCalls.userLog>['alarms'][number];
export type TenantBrand = ReplyOf<typeof sessionCalls.brand>;
export type OpenSession = ReplyOf<typeof sessionCalls.sessions>['rows'][number];
export type CodeLoginAccount = ReplyOf<typeof sessionCalls.codeLogin>['accounts'][number];
export type MadeUpPassword = ReplyOf<typeof sessionCalls.createUser>;
export { encipherAll } from './encipherAll.ts';
export { type CodeRequest, requestCode } from './requestCode.ts';
export { type LoginKey, encipherMethod, encipherPassword } from './encipher.ts';
export { type Credentials, type LoginReply, logIn, logInAgain } from './logIn.ts';
export { type AccountChange, type Rights, accountTopic } from './rights.ts';
export { type Relogin, type Session, type SessionOptions, createSession } from './session.ts';
export { type KeptSession, dropSession, forgetSession, keepSession, keptSessions } from './keptSessions.ts';
export { type SessionStore, type StoredSession, localSessionStore, memorySessionStore } from './store.ts';
