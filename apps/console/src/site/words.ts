import { defineWords } from '@fireline/domain/lib';

/** The map that is watched. */
export const monitorMapWords = defineWords({
  'site.map.search': { cn: '查找场所、单位或建筑', hk: '搜尋場所、單位或樓宇', en: 'Find a place, unit or building' },
  'site.map.searching': { cn: '正在查找…', hk: '搜尋中…', en: 'Searching…' },
  'site.map.notFound': {
    cn: '没有找到带位置的结果',
    hk: '找不到附位置的結果',
    en: 'Nothing found that has a position',
  },
  'site.map.type': { cn: '设备类型', hk: '裝置類型', en: 'Device types' },
  'site.map.anyType': { cn: '全部类型', hk: '所有類型', en: 'Any type' },
  'site.map.level': { cn: '报警级别', hk: '警報級別', en: 'Alarm levels' },
  'site.map.anyLevel': { cn: '全部级别', hk: '所有級別', en: 'Any level' },
  'site.map.alarms': { cn: '未关闭报警', hk: '未結案警報', en: 'Standing alarms' },
  'site.map.unacknowledged': { cn: '{count} 条未确认', hk: '{count} 個未確認', en: '{count} not acknowledged' },
  'site.map.devices': { cn: '设备', hk: '裝置', en: 'Devices' },
  'site.map.online': { cn: '{count} 台在线', hk: '{count} 部在線', en: '{count} online' },
  'site.map.places': { cn: '场所', hk: '場所', en: 'Places' },
  'site.map.buildings': { cn: '{count} 栋建筑', hk: '{count} 幢樓宇', en: '{count} buildings' },
  'site.map.resources': { cn: '消防资源', hk: '消防資源', en: 'Fire resources' },
  'site.map.hydrants': { cn: '消火栓 {count} 个', hk: '消防栓 {count} 個', en: '{count} hydrants' },
  'site.map.withoutPoint': {
    cn: '{devices} 台设备和 {places} 个场所没有位置，不在地图上',
    hk: '{devices} 部裝置和 {places} 個場所沒有位置，不在地圖上',
    en: '{devices} devices and {places} places have no position and are not on the map',
  },
  'site.map.nothing': {
    cn: '还没有带位置的设备或场所',
    hk: '尚未有附位置的裝置或場所',
    en: 'No device or place has a position yet',
  },
  'site.map.map': { cn: '地图', hk: '地圖', en: 'Map' },
  'site.map.placeNote': {
    cn: '{type} · {count} 台设备',
    hk: '{type} · {count} 部裝置',
    en: '{type} · {count} devices',
  },
  'site.map.outOfService': { cn: '停用', hk: '停用', en: 'out of service' },
});
