import type { areas } from '@fireline/api/calls';
import type { SendOf } from '@fireline/api/lib';
import { fixtureNow, fixturePassword, imeiOf } from '../fixtures/tenant.ts';

type Areas = typeof areas;
/** Something good to send with every call: a call without does not compile. */
type Samples = { readonly [A in keyof Areas]: { readonly [C in keyof Areas[A]]: SendOf<Areas[A][C]> } };

const iso = (minutesAgo: number) => new Date(fixtureNow - minutesAgo * 60_000).toISOString();

/** Of tenant R001. @param linkToken opens device 1; @param alarmLinkToken opens alarm 1 */
export const samplesWith = (linkToken: string, alarmLinkToken: string): Samples => ({
  session: {
    login: { username: 'platform', password: fixturePassword, rentId: 'R001' },
    logout: {},
    me: {},
    key: {},
    // the others share its account: it is refused by its own rule before anything is counted
    changePassword: { oldPassword: fixturePassword, password: fixturePassword, confirmation: fixturePassword },
    users: { search: 'a', pageNo: 1, pageSize: 5 },
    unlock: { userId: 2 },
    userLog: { search: 'log', pageNo: 1, pageSize: 5 },
  },
  shell: {
    hiddenColumns: { table: 'devices' },
    saveHiddenColumns: { table: 'devices', columns: ['imei', 'floor'] },
    overview: {},
    events: { after: 0, limit: 10 },
  },
  device: {
    ingest: { reports: [{ imei: imeiOf(1), readings: { smoke: 3 } }] },
    list: {
      search: '设备',
      deviceType: ['smoke', 'water'],
      status: ['online'],
      partnerId: [1, 101],
      placeId: [1, 101],
      sort: 'status',
      order: 'desc',
      pageNo: 1,
      pageSize: 5,
    },
    all: { search: '86', sort: 'placeName' },
    export: { search: '设备', columns: ['name', 'imei'], language: 'hk' },
    filters: {},
    detail: { deviceId: 1 },
    readings: { deviceId: 1, measurement: 'smoke', from: iso(1000), to: iso(0) },
    trajectory: { deviceId: 1, from: iso(1000), to: iso(0) },
  },
  alarm: {
    list: {
      list: 'current',
      search: '设备',
      level: [1, 3],
      category: ['alarm'],
      deviceType: ['smoke'],
      deviceId: 1,
      from: iso(9000),
      to: iso(0),
      sort: 'level',
      order: 'asc',
    },
    export: { list: 'history', clearType: 'AUTO', language: 'en' },
    summary: {},
    detail: { alarmId: 1 },
    acknowledge: { alarmIds: [1] },
    handle: { alarmId: 1, closing: 'manual', remark: '' },
  },
  site: {
    map: {
      orgId: '4403',
      deviceType: ['smoke', 'water'],
      status: ['online'],
      level: [1, 3],
      placeType: ['C'],
      layers: ['devices', 'places', 'buildings', 'resources', 'alarms'],
    },
    counts: { orgId: '4403' },
    heat: { orgId: '4403', from: iso(9000), to: iso(0), level: [1, 2, 3] },
    heatChoices: {},
    mapSettings: {},
    places: {
      search: '科技路',
      orgId: '440305',
      type: ['C'],
      unitId: [1],
      partnerId: [1],
      located: 'yes',
      sort: 'devices',
    },
    place: { placeId: 1 },
    // of a unit that only this tenant has, under whose organisation it then hangs
    createPlace: {
      name: '后海广场',
      type: 'C',
      manager: '林店长',
      phone: '13800138001',
      mobiles: ['13800138001'],
      address: '后海大道2388号',
      unitId: 1,
      lnglat: '113.938,22.517',
    },
    changePlace: {
      placeId: 1,
      name: '场所1',
      type: 'C',
      manager: '陈主任',
      phone: '13800138000',
      mobiles: ['13800138000'],
      address: '科技路1号',
      lnglat: { lng: 113.95, lat: 22.54 },
      code: '440305007',
      adminPath: '/44/4403/440305/440305007/',
      adminName: '广东省深圳市南山区粤海街道',
    },
    searchPlaces: { text: '科技路', near: '113.95,22.54' },
    geocode: { text: '场所', near: '113.95,22.54' },
    reverse: { lnglat: '113.95,22.54' },
  },
  building: {
    list: { search: '楼', orgId: '440305', placeId: [1], sort: 'alarmLevel', order: 'desc', pageNo: 1, pageSize: 5 },
    detail: { buildingId: 1 },
    floors: { search: '楼', orgId: '440305', buildingId: [1], pageNo: 2, pageSize: 5 },
    resources: { kind: ['hydrant', 'water'], state: ['inService'], near: '113.95,22.54', orgId: '4403' },
    resource: { resourceId: 1 },
    createResource: { kind: 'hydrant', name: '科技路消火栓 09', lnglat: '113.951,22.541', placeId: 1, amount: 15 },
    changeResource: {
      resourceId: 2,
      kind: 'water',
      name: '消防水池',
      lnglat: '113.95,22.541',
      placeId: 1,
      amount: 300,
    },
    deleteResource: { resourceId: 3 },
  },
  public: {
    createLink: { subject: 'device', id: 1 },
    device: { deviceId: 1, token: linkToken },
    alarm: { alarmId: 1, token: alarmLinkToken },
  },
});
