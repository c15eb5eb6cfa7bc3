import { fixtureImage, pngBytes } from '../../fixtures/images.ts';
import type { AreaCalls } from './areaCalls.ts';

const facts = {
  name: '楼1',
  number: 'A-1',
  status: 'inUse',
  category: 'multiStorey',
  usage: 'commercial',
  structure: 'concrete',
  fireHazard: 'wu',
  fireResistance: 'two',
  seismic: 'standard',
  ownership: 'private',
  floorsAbove: 12,
  floorsUnder: 1,
  heightM: 48.5,
} as const;

export const building: AreaCalls<'building'> = {
  samples: {
    list: { search: '楼', orgId: '440305', placeId: [1], sort: 'alarmLevel', order: 'desc', pageNo: 1, pageSize: 5 },
    detail: { buildingId: 1 },
    create: { ...facts, placeId: 1, lnglat: '113.951,22.541' },
    change: { ...facts, buildingId: 1, revision: 1, images: [fixtureImage] },
    uploadImage: { file: new File([pngBytes], '正门.png') },
    image: { imageId: fixtureImage },
    floors: {
      search: '楼',
      orgId: '440305',
      buildingId: [1],
      holds: 'devices',
      sort: 'alarmLevel',
      pageNo: 1,
      pageSize: 5,
    },
    resources: { kind: ['hydrant', 'water'], state: ['inService'], near: '113.95,22.54', orgId: '4403' },
    resource: { resourceId: 1 },
    createResource: {
      kind: 'hydrant',
      name: '科技路消火栓 09',
      lnglat: '113.951,22.541',
      code: '440305007',
      adminPath: '/44/4403/440305/440305007/',
      adminName: '广东省/深圳市/南山区/粤海街道',
      placeId: 1,
      amount: 15,
    },
    changeResource: {
      resourceId: 2,
      revision: 1,
      kind: 'water',
      name: '消防水池',
      lnglat: '113.95,22.541',
      placeId: 1,
      amount: 300,
    },
    deleteResource: { resourceId: 3 },
  },
  neededButton: {
    createResource: 'fireHydrants:add',
    changeResource: 'fireWater:modify',
    deleteResource: 'fireHydrants:delete',
  },
  room: { create: 'grows', createResource: 'grows' },
};
