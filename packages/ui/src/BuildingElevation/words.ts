import { defineWords } from '@fireline/domain/lib';

export const buildingElevationWords = defineWords({
  'BuildingElevation.devices': { cn: '{count} 台', hk: '{count} 部', en: '{count} {count|device|devices}' },
  'BuildingElevation.devicesOn': { cn: '{count} 台设备', hk: '{count} 部裝置', en: '{count} {count|device|devices}' },
  'BuildingElevation.alarms': { cn: '{count} 条报警', hk: '{count} 個警報', en: '{count} {count|alarm|alarms}' },
  'BuildingElevation.plan': { cn: '有平面图', hk: '有平面圖', en: 'With a plan' },
  'BuildingElevation.here': { cn: '在此层', hk: '在此樓層', en: 'On this floor' },
  'BuildingElevation.none': { cn: '没有登记楼层', hk: '沒有登記樓層', en: 'No floors on file' },
  'BuildingElevation.calm': {
    cn: '{name}：{floors} 层，无报警',
    hk: '{name}：{floors} 層，沒有警報',
    en: '{name}: {floors} {floors|floor|floors}, no alarms',
  },
  'BuildingElevation.worst': {
    cn: '{name}：{floors} 层，最严重的报警在{floor}，{level}',
    hk: '{name}：{floors} 層，最嚴重的警報在{floor}，{level}',
    en: '{name}: {floors} {floors|floor|floors}, the worst alarm on {floor}, {level}',
  },
});
