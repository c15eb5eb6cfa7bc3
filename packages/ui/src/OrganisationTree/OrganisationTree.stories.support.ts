import { type OrgCounts, countsWithAllUnder, orgTree } from '@fireline/domain/org';
import type { OrganisationRow } from './nodes.ts';

export const orgs: readonly OrganisationRow[] = [
  { orgId: '44', orgName: '广东省消防救援总队', orgLevel: 'province' },
  { orgId: '4403', orgName: '深圳市消防救援支队', orgLevel: 'city', parentId: '44', keywords: 'shenzhen' },
  { orgId: '440304', orgName: '福田区大队', orgLevel: 'district', parentId: '4403', keywords: 'futian' },
  { orgId: '440304001', orgName: '莲花街道', orgLevel: 'street', parentId: '440304' },
  { orgId: '440304002', orgName: '香蜜湖街道', orgLevel: 'street', parentId: '440304' },
  { orgId: '440305', orgName: '南山区大队', orgLevel: 'district', parentId: '4403', keywords: 'nanshan' },
  { orgId: '440305007', orgName: '粤海街道', orgLevel: 'street', parentId: '440305' },
  { orgId: '4404', orgName: '珠海市消防救援支队', orgLevel: 'city', parentId: '44', keywords: 'zhuhai' },
];

const bound = (places: number, devices: number, alarms: OrgCounts['alarms'] = {}): OrgCounts => ({
  places,
  devices,
  alarms,
});

export const counts = countsWithAllUnder(
  orgTree(orgs),
  new Map([
    ['440304001', bound(112, 1840, { 2: 1, 4: 3 })],
    ['440304002', bound(86, 1203)],
    ['440305007', bound(240, 5120, { 1: 2, 3: 6, 5: 11 })],
    ['4404', bound(31, 402, { 5: 4 })],
  ]),
);
