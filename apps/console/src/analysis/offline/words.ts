import { defineWords } from '@fireline/domain/lib';

/** Why devices on NB are offline. */
export const nbOfflineWords = defineWords({
  'nbOffline.search': {
    cn: '设备、IMEI、场所或地址',
    hk: '裝置、IMEI、場所或地址',
    en: 'Device, IMEI, place or address',
  },
  'nbOffline.reason': { cn: '离线原因', hk: '離線原因', en: 'Reason' },
  'nbOffline.anyReason': { cn: '全部原因', hk: '所有原因', en: 'Any reason' },
  'nbOffline.type': { cn: '设备类型', hk: '裝置類型', en: 'Type' },
  'nbOffline.anyType': { cn: '全部类型', hk: '所有類型', en: 'Any type' },
  'nbOffline.device': { cn: '设备', hk: '裝置', en: 'Device' },
  'nbOffline.place': { cn: '场所', hk: '場所', en: 'Place' },
  'nbOffline.address': { cn: '地址', hk: '地址', en: 'Address' },
  'nbOffline.partner': { cn: '合作商', hk: '合作夥伴', en: 'Partner' },
  'nbOffline.anyPartner': { cn: '全部合作商', hk: '所有合作夥伴', en: 'Any partner' },
  'nbOffline.unit': { cn: '单位', hk: '單位', en: 'Unit' },
  'nbOffline.anyUnit': { cn: '全部单位', hk: '所有單位', en: 'Any unit' },
  'nbOffline.since': { cn: '离线起始', hk: '離線開始', en: 'Offline since' },
  'nbOffline.lastSeenAt': { cn: '最后上报', hk: '最後回報', en: 'Last report' },
  'nbOffline.signals': { cn: '最后信号', hk: '最後訊號', en: 'Last signal' },
  'nbOffline.battery': { cn: '最后电量', hk: '最後電量', en: 'Last battery' },
  'nbOffline.advice': { cn: '建议', hk: '建議', en: 'What to do' },
  'nbOffline.offline': { cn: '离线的 NB 设备', hk: '離線的 NB 裝置', en: 'NB devices offline' },
  'nbOffline.ofInUse': { cn: '共 {count} 台在用', hk: '共 {count} 部使用中', en: 'of {count} in use' },
  'nbOffline.cards': {
    cn: '流量卡状态未知时不作判断',
    hk: '數據卡狀態不明時不作判斷',
    en: 'Data cards are not judged where their state is not known',
  },
  'nbOffline.empty': { cn: '没有离线的 NB 设备', hk: '沒有離線的 NB 裝置', en: 'No NB device is offline' },
});
