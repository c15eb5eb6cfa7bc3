export { sessionCalls } from './calls.ts';
export { encipherAll } from './encipherAll.ts';
export { type LoginKey, encipherMethod, encipherPassword } from './encipher.ts';
export { type Credentials, type LoginReply, logIn, logInAgain } from './logIn.ts';
export { type AccountChange, type Rights, accountTopic } from './rights.ts';
export { type Relogin, type Session, type SessionOptions, type StoredSession, createSession } from './session.ts';
export { type SessionStore, localSessionStore, memorySessionStore } from './store.ts';
