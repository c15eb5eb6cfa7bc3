import { defineWords } from '@fireline/domain/lib';

/** What a file of exported devices is called. */
export const deviceFileWords = defineWords({
  'device.exportFile': { cn: '设备', hk: '裝置', en: 'devices' },
});

/** Headings of exported devices. */
export const deviceExportWords = defineWords({
  'device.export.deviceId': { cn: '编号', hk: '編號', en: 'Id' },
  'device.export.imei': { cn: 'IMEI', hk: 'IMEI', en: 'IMEI' },
  'device.export.name': { cn: '名称', hk: '名稱', en: 'Name' },
  'device.export.deviceType': { cn: '类型', hk: '類型', en: 'Type' },
  'device.export.status': { cn: '状态', hk: '狀態', en: 'Status' },
  'device.export.signals': { cn: '信号值', hk: '訊號值', en: 'Signal' },
  'device.export.batteryRatio': { cn: '电量（%）', hk: '電量（%）', en: 'Battery (%)' },
  'device.export.lastSeenAt': { cn: '最后上报时间', hk: '最後回報時間', en: 'Last seen' },
  'device.export.expiresOn': { cn: '服务到期日', hk: '服務屆滿日', en: 'Service ends' },
  'device.export.partnerName': { cn: '合作商', hk: '合作夥伴', en: 'Partner' },
  'device.export.unitName': { cn: '联网单位', hk: '聯網單位', en: 'Unit' },
  'device.export.placeName': { cn: '场所', hk: '場所', en: 'Place' },
  'device.export.buildingName': { cn: '建筑', hk: '樓宇', en: 'Building' },
  'device.export.floor': { cn: '楼层', hk: '樓層', en: 'Floor' },
  'device.export.address': { cn: '地址', hk: '地址', en: 'Address' },
  'device.export.alarmLevel': { cn: '报警级别', hk: '警報級別', en: 'Alarm level' },
});
