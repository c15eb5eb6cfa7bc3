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
  'site.map.range': { cn: '报警时间范围', hk: '警報時段', en: 'Alarms of the last hours' },
  'site.map.anyRange': { cn: '不限时间', hk: '不限時間', en: 'Alarms of any age' },
  'site.map.lastHours': { cn: '最近 {hours} 小时', hk: '最近 {hours} 小時', en: 'Last {hours} h' },
  'site.map.anyLevel': { cn: '全部级别', hk: '所有級別', en: 'Any level' },
  'site.map.alarms': { cn: '未关闭报警', hk: '未關閉警報', en: 'Alarms not closed' },
  'site.map.unacknowledged': { cn: '未确认 {count}', hk: '未確認 {count}', en: '{count} unacknowledged' },
  'site.map.devices': { cn: '设备', hk: '裝置', en: 'Devices' },
  'site.map.online': { cn: '{count} 台在线', hk: '{count} 部在線', en: '{count} online' },
  'site.map.places': { cn: '场所', hk: '場所', en: 'Places' },
  'site.map.buildings': { cn: '{count} 栋建筑', hk: '{count} 幢樓宇', en: '{count} {count|building|buildings}' },
  'site.map.resources': { cn: '消防资源', hk: '消防資源', en: 'Fire resources' },
  'site.map.hydrants': { cn: '消火栓 {count} 个', hk: '消防龍頭 {count} 個', en: '{count} {count|hydrant|hydrants}' },
  'site.map.withoutPoint': {
    cn: '{what}没有位置，不在地图上',
    hk: '{what}沒有位置，不在地圖上',
    en: 'Not on the map, for want of a position: {what}',
  },
  'site.map.withoutPoint.devices': { cn: '{count} 台设备', hk: '{count} 部裝置', en: '{count} {count|device|devices}' },
  'site.map.withoutPoint.places': { cn: '{count} 个场所', hk: '{count} 個場所', en: '{count} {count|place|places}' },
  'site.map.nothing': {
    cn: '还没有带位置的设备或场所',
    hk: '尚未有附位置的裝置或場所',
    en: 'No device or place has a position yet',
  },
  'site.map.map': { cn: '地图', hk: '地圖', en: 'Map' },
  'site.map.placeNote': {
    cn: '{type} · {count} 台设备',
    hk: '{type} · {count} 部裝置',
    en: '{type} · {count} {count|device|devices}',
  },
  'site.map.outOfService': { cn: '停用', hk: '停用', en: 'out of service' },
});

/** The map centre: organisations compared. */
export const mapCentreWords = defineWords({
  'site.heat.org': { cn: '机构', hk: '機構', en: 'Organisation' },
  'site.heat.measure': { cn: '比较', hk: '比較', en: 'Compare' },
  'site.heat.measure.alarms': { cn: '报警', hk: '警報', en: 'Alarms' },
  'site.heat.measure.devices': { cn: '设备', hk: '裝置', en: 'Devices' },
  'site.heat.measure.places': { cn: '场所', hk: '場所', en: 'Places' },
  'site.heat.unit.alarms': { cn: '条', hk: '個', en: 'alarms' },
  'site.heat.unit.devices': { cn: '台', hk: '部', en: 'devices' },
  'site.heat.unit.places': { cn: '个', hk: '個', en: 'places' },
  'site.heat.days': { cn: '报警时间', hk: '警報時間', en: 'Alarm time' },
  'site.heat.level': { cn: '报警级别', hk: '警報級別', en: 'Alarm levels' },
  'site.heat.anyLevel': { cn: '全部级别', hk: '所有級別', en: 'Any level' },
  'site.heat.title': { cn: '{org}：{measure}', hk: '{org}：{measure}', en: '{org}: {measure}' },
  'site.heat.parts': { cn: '{org}的下级机构', hk: '{org}的下級機構', en: 'Organisations under {org}' },
  'site.heat.noParts': { cn: '没有下级机构', hk: '沒有下級機構', en: 'No organisation below this one' },
  'site.heat.notDrawn': {
    cn: '街道及以下没有边界可画，请看旁边的数字。',
    hk: '街道及以下沒有界線可畫，請看旁邊的數字。',
    en: 'Streets and what is narrower have no outline to draw: the figures stand beside it.',
  },
  'site.heat.none': {
    cn: '没有可比较的机构',
    hk: '沒有可比較的機構',
    en: 'There is no organisation to compare',
  },
  'site.heat.noneHint': {
    cn: '热力图用于城市及以下的机构。',
    hk: '熱力圖用於城市及以下的機構。',
    en: 'A heat map is of a city or of what is narrower.',
  },
  'site.heat.onMap': { cn: '在监控地图中打开', hk: '在監察地圖開啟', en: 'Open on the monitor' },
  'site.heat.plans': { cn: '平面图监控', hk: '平面圖監察', en: 'Plan monitor' },
});
