import { defineWords } from '@fireline/domain/lib';

/** What a file of exported alarms is called. */
export const alarmFileWords = defineWords({
  'alarm.exportFile': { cn: '报警', hk: '警報', en: 'alarms' },
});

/** Headings of exported alarms. */
export const alarmExportWords = defineWords({
  'alarm.export.alarmId': { cn: '编号', hk: '編號', en: 'Id' },
  'alarm.export.level': { cn: '级别', hk: '級別', en: 'Level' },
  'alarm.export.category': { cn: '类别', hk: '類別', en: 'Category' },
  'alarm.export.kind': { cn: '报警内容', hk: '警報內容', en: 'Kind' },
  'alarm.export.state': { cn: '状态', hk: '狀態', en: 'State' },
  'alarm.export.value': { cn: '数值', hk: '數值', en: 'Value' },
  'alarm.export.count': { cn: '上报次数', hk: '回報次數', en: 'Reports' },
  'alarm.export.alarmTime': { cn: '报警时间', hk: '警報時間', en: 'Alarm time' },
  'alarm.export.deviceName': { cn: '设备', hk: '裝置', en: 'Device' },
  'alarm.export.deviceType': { cn: '设备类型', hk: '裝置類型', en: 'Device type' },
  'alarm.export.imei': { cn: 'IMEI', hk: 'IMEI', en: 'IMEI' },
  'alarm.export.unitName': { cn: '联网单位', hk: '聯網單位', en: 'Unit' },
  'alarm.export.placeName': { cn: '场所', hk: '場所', en: 'Place' },
  'alarm.export.address': { cn: '地址', hk: '地址', en: 'Address' },
  'alarm.export.acknowledgedBy': { cn: '确认人', hk: '確認人', en: 'Acknowledged by' },
  'alarm.export.handledBy': { cn: '处理人', hk: '處理人', en: 'Handled by' },
  'alarm.export.handledAt': { cn: '处理时间', hk: '處理時間', en: 'Handled at' },
  'alarm.export.closing': { cn: '处理结果', hk: '處理結果', en: 'Outcome' },
  'alarm.export.clearType': { cn: '解除方式', hk: '解除方式', en: 'Cleared' },
  'alarm.export.remark': { cn: '备注', hk: '備註', en: 'Remark' },
});
