import { createClient } from '@fireline/api/lib';
import { rememberedLanguage } from './language.ts';

/** A client without a session: what it asks for is opened by the token of the link. */
export const client = createClient({
  baseUrl: '/smkgw/api/v1.0.0',
  session: { token: () => null, renew: () => Promise.resolve(false), onExpired: () => {} },
  language: rememberedLanguage,
});
