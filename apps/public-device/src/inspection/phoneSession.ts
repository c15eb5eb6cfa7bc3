import { createClient } from '@fireline/api/lib';
import { createSession, localSessionStore } from '@fireline/api/session';
import { rememberedLanguage } from '../lib/language.ts';

/** A session that ran out ends no round: what waits to be sent waits for the next login. */
export const session = createSession({ store: localSessionStore(window), onExpired: () => {} });

export const client = createClient({ baseUrl: '/smkgw/api/v1.0.0', session, language: rememberedLanguage });
