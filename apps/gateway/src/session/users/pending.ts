import { sessionCalls } from '@fireline/api/session';
import type { Pending } from '../../lib/area.ts';
import { isoNow } from '../../lib/context.ts';
import { type UserFilter, usersPage } from './store.ts';

const ofUsers = (name: Pending['name'], filter: Partial<UserFilter>): Pending => ({
  name,
  who: sessionCalls.users.who,
  count: async ({ deps, scope }) => {
    const query = { sort: 'username', order: 'asc', pageNo: 1, pageSize: 1, ...filter } as const;
    return { count: (await usersPage(deps.database.db, scope, isoNow(deps.clock), query)).total };
  },
});

/** Accounts that somebody has to look after. */
export const usersPending = [ofUsers('usersUnbound', { isBound: false }), ofUsers('usersLocked', { state: 'locked' })];
