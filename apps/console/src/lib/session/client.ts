import { createClient } from '@fireline/api/lib';
import { session } from './session.ts';
import { getPreferences } from './preferences.ts';

export const apiBase = '/smkgw/api/v1.0.0';

/** The console's one client. */
export const client = createClient({ baseUrl: apiBase, session, language: () => getPreferences().language });
