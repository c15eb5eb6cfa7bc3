import { defineWords } from '@fireline/domain/lib';

export const mapTrajectoryWords = defineWords({
  'MapTrajectory.label': { cn: '行动轨迹', hk: '行動軌跡', en: 'Trajectory' },
  'MapTrajectory.empty': { cn: '这段时间没有定位', hk: '這段時間沒有定位', en: 'No positions in this time' },
  'MapTrajectory.loading': { cn: '正在取得轨迹…', hk: '正在載入軌跡…', en: 'Loading the trajectory…' },
  'MapTrajectory.summary': {
    cn: '{count} 个定位，共 {length}，中断 {gaps} 次',
    hk: '{count} 個定位，共 {length}，中斷 {gaps} 次',
    en: '{count} {count|position|positions}, {length}, gaps: {gaps}',
  },
  'MapTrajectory.dropped': {
    cn: '{count} 个定位不可能到达，未画出',
    hk: '{count} 個定位不可能到達，未有顯示',
    en: '{count} {count|position|positions} nobody could have reached {count|is|are} left out',
  },
  'MapTrajectory.list': { cn: '列表', hk: '清單', en: 'List' },
  'MapTrajectory.time': { cn: '时间', hk: '時間', en: 'Time' },
  'MapTrajectory.place': { cn: '经纬度（WGS84）', hk: '經緯度（WGS84）', en: 'Longitude, latitude (WGS84)' },
  'MapTrajectory.accuracy': { cn: '误差', hk: '誤差', en: 'Accuracy' },
  'MapTrajectory.unknown': { cn: '未知', hk: '不詳', en: 'unknown' },
  'MapTrajectory.gap': {
    cn: '{length} 没有定位',
    hk: '{length} 沒有定位',
    en: 'No positions for {length}',
  },
  'MapTrajectory.show': { cn: '在地图上看 {time}', hk: '在地圖上看 {time}', en: 'Show {time} on the map' },
  'MapTrajectory.more': {
    cn: '只列出前 {shown} 个，共 {count} 个',
    hk: '只列出首 {shown} 個，共 {count} 個',
    en: 'The first {shown} of {count} are listed',
  },
});
