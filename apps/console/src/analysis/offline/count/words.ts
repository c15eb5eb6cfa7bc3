import { defineWords } from '@fireline/domain/lib';

/** The count of time that devices were offline. */
export const offlineCountWords = defineWords({
  'offlineCount.range': { cn: '时间范围', hk: '時間範圍', en: 'Range' },
  'offlineCount.by': { cn: '统计维度', hk: '統計維度', en: 'Counted by' },
  'offlineCount.by.partner': { cn: '合作商', hk: '合作商', en: 'Partner' },
  'offlineCount.by.unit': { cn: '单位', hk: '單位', en: 'Unit' },
  'offlineCount.by.place': { cn: '场所', hk: '場所', en: 'Place' },
  'offlineCount.by.deviceType': { cn: '设备类型', hk: '裝置類型', en: 'Type' },
  'offlineCount.by.status': { cn: '离线原因', hk: '離線原因', en: 'Reason' },
  'offlineCount.anyPartner': { cn: '全部合作商', hk: '所有合作商', en: 'Any partner' },
  'offlineCount.anyUnit': { cn: '全部单位', hk: '所有單位', en: 'Any unit' },
  'offlineCount.anyPlace': { cn: '全部场所', hk: '所有場所', en: 'Any place' },
  'offlineCount.anyType': { cn: '全部类型', hk: '所有類型', en: 'Any type' },
  'offlineCount.now': { cn: '当前离线', hk: '目前離線', en: 'Offline now' },
  'offlineCount.ofInUse': { cn: '在用设备 {count} 台', hk: '使用中裝置 {count} 部', en: 'Of {count} in use' },
  'offlineCount.records': { cn: '查看记录', hk: '檢視記錄', en: 'Records' },
  'offlineCount.devices': { cn: '曾离线设备', hk: '曾離線裝置', en: 'Devices that were offline' },
  'offlineCount.silences': { cn: '离线次数', hk: '離線次數', en: 'Times' },
  'offlineCount.lost': { cn: '离线时长', hk: '離線時長', en: 'Time offline' },
  'offlineCount.mean': { cn: '平均每台 {length}', hk: '平均每部 {length}', en: '{length} per device' },
  'offlineCount.share': { cn: '占比', hk: '佔比', en: 'Share' },
  'offlineCount.course': { cn: '每日', hk: '每日', en: 'By day' },
  'offlineCount.courseOf': {
    cn: '{name}：每日离线小时',
    hk: '{name}：每日離線小時',
    en: '{name}: hours offline by day',
  },
  'offlineCount.hoursByDay': { cn: '每日离线小时', hk: '每日離線小時', en: 'Hours offline by day' },
  'offlineCount.rows': { cn: '离线排行', hk: '離線排行', en: 'Ranking' },
  'offlineCount.hours': { cn: '小时', hk: '小時', en: 'Hours' },
  'offlineCount.none': { cn: '未归属', hk: '未歸屬', en: 'None' },
  'offlineCount.empty': {
    cn: '此时段没有设备离线',
    hk: '此時段沒有裝置離線',
    en: 'No device was offline in this time',
  },
  'offlineCount.cut': {
    cn: '仅显示离线最久的 {count} 行',
    hk: '只顯示離線最久的 {count} 行',
    en: 'Most time offline: the first {count}',
  },
});
