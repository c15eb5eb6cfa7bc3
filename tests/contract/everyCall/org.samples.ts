import { shops } from '../../fixtures/shops.ts';
import type { AreaCalls } from './areaCalls.ts';

export const org: AreaCalls<'org'> = {
  samples: {
    children: { parentId: '4403' },
    search: { search: '南山' },
    counts: { parentIds: ['4403', '440305'] },
    detail: { orgId: '440305' },
    create: { orgName: '新区', orgLevel: 'district', parentId: '4403', adminCenter: '科技路1号', orgRange: '科技园' },
    change: { orgId: '440305', revision: 1, orgName: '南山区', adminCenter: '南头街道', orgRange: '全区' },
    move: { orgId: '440304', revision: 1, parentId: '44' },
    delete: { orgId: shops.org },
    addDistricts: { orgId: '4403', districts: [{ code: '440303', name: '罗湖区' }] },
  },
  room: { create: 'grows', addDistricts: 'districtsMax of an organisation' },
};
