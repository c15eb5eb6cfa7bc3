import type { areas } from '@fireline/api/calls';
import type { SendOf } from '@fireline/api/lib';
import { dxfText, fixtureKey } from '../fixtures/plans.ts';
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
  plan: {
    list: {
      search: '楼',
      binding: 'bound',
      publishState: 'complete',
      isPrivate: false,
      placeId: 1,
      buildingId: 1,
      sort: 'name',
      order: 'asc',
      pageNo: 1,
      pageSize: 5,
    },
    detail: { layerId: 1 },
    create: {
      name: '新图',
      description: '三层东侧',
      boundKind: 'property',
      boundId: 1,
      floor: 2,
      isPrivate: true,
      accessKey: 'Sample-Key-1',
      center: { lng: 113.95, lat: 22.54 },
    },
    change: { layerId: 3, revision: 1, name: '已改名', boundKind: 'place', boundId: 1 },
    delete: { layerId: 5 },
    restore: { layerId: 4 },
    unlock: { layerId: 2, accessKey: fixtureKey },
    upload: { layerId: 3, file: new File([dxfText(800)], '图.dxf') },
    publish: { layerId: 3 },
    publishes: { search: '楼', layerId: 1, state: 'complete', from: iso(9000), to: iso(0), pageNo: 1, pageSize: 5 },
    versions: { layerId: 1 },
    compare: { layerId: 1, from: 1, to: 2 },
    rollBack: { layerId: 6, versionId: 4 },
    report: { layerId: 1, versionId: 1 },
    drawing: { layerId: 1, versionId: 1 },
    original: { layerId: 1 },
    points: { layerId: 1 },
    savePoints: { layerId: 1, revision: 1, points: [{ deviceId: 2, layer: 'WALL', x: 10, y: 20, rotationDeg: 90 }] },
    candidates: { layerId: 1, search: '设备', pageNo: 1, pageSize: 5 },
    monitor: { search: '楼', pageNo: 1, pageSize: 5 },
    floors: { buildingId: 1 },
    targets: { kind: 'property', search: '楼', pageNo: 1, pageSize: 5 },
    samples: {},
    sample: { sampleId: 'office' },
  },
  public: {
    createLink: { subject: 'device', id: 1 },
    device: { deviceId: 1, token: linkToken },
    alarm: { alarmId: 1, token: alarmLinkToken },
  },
});
