import { defineWords } from '@fireline/domain/lib';

/** SOS numbers of many devices. */
export const sosWords = defineWords({
  'sos.open': { cn: '批量设置 SOS 号码', hk: '批量設定 SOS 號碼', en: 'SOS numbers' },
  'sos.rows': { cn: 'SOS 号码', hk: 'SOS 號碼', en: 'SOS numbers' },
  'sos.send': { cn: '下发', hk: '發出', en: 'Send' },
  'sos.sent': {
    cn: '已提交 {count} 台设备',
    hk: '已提交 {count} 部裝置',
    en: '{count} {count|device|devices} submitted',
  },
  'sos.batches': { cn: '历次下发', hk: '過往批次', en: 'Earlier batches' },
  'sos.batches.none': { cn: '尚未批量下发过', hk: '尚未有批次', en: 'Nothing was sent yet' },
  'sos.batch': { cn: '{time} 的批次', hk: '{time} 的批次', en: 'Batch of {time}' },
  'sos.at': { cn: '时间', hk: '時間', en: 'When' },
  'sos.count': { cn: '设备数', hk: '裝置數目', en: 'Devices' },
  'sos.waiting': { cn: '待下发', hk: '等候發出', en: 'To be sent' },
  'sos.underWay': { cn: '等待设备', hk: '等候裝置', en: 'With the devices' },
  'sos.acknowledged': { cn: '成功', hk: '成功', en: 'Done' },
  'sos.failed': { cn: '失败', hk: '失敗', en: 'Failed' },
  'sos.refused': { cn: '未下发', hk: '未有發出', en: 'Not sent' },
  'sos.row': { cn: '行', hk: '行', en: 'Row' },
  'sos.imei': { cn: 'IMEI', hk: 'IMEI', en: 'IMEI' },
  'sos.device': { cn: '设备', hk: '裝置', en: 'Device' },
  'sos.numbers': { cn: '号码', hk: '號碼', en: 'Numbers' },
  'sos.outcome': { cn: '结果', hk: '結果', en: 'Outcome' },
  'sos.why': { cn: '说明', hk: '說明', en: 'Note' },
  'sos.back': { cn: '返回', hk: '返回', en: 'Back' },
});
