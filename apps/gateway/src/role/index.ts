import { roleCalls } from '@fireline/api/role';
import { permissionWords, roleWords } from '@fireline/domain/role';
import type { Area } from '../lib/area.ts';
import { list } from './actions.ts';
import { roleRoutes } from './routes.ts';
import './tables.ts';
import { roleTimes } from './timeColumns.ts';

export const role: Area<'role'> = {
  routes: roleRoutes,
  timeColumns: roleTimes,
  words: [permissionWords, roleWords],
  pending: [
    {
      name: 'rolesEmpty',
      who: roleCalls.list.who,
      count: async (asks) => {
        const found = await list({ isEmpty: true, order: 'asc', pageNo: 1, pageSize: 1 }, asks);
        return { count: found.ok ? found.value.total : 0 };
      },
    },
  ],
};
