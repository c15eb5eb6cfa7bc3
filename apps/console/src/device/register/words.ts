import { defineWords } from '@fireline/domain/lib';

/** Registering, moving and labelling devices. @spec DEV-12 DEV-26 DEV-28 */
export const registerWords = defineWords({
  'register.create': { cn: '登记设备', hk: '登記裝置', en: 'Register a device' },
  'register.created': { cn: '已登记 {name}', hk: '已登記 {name}', en: '{name} is registered' },
  'register.change': { cn: '修改资料', hk: '更改資料', en: 'Change' },
  'register.change.title': { cn: '修改 {name}', hk: '更改 {name}', en: 'Change {name}' },
  'register.changed': { cn: '已保存 {name}', hk: '已儲存 {name}', en: '{name} is saved' },
  'register.save': { cn: '保存', hk: '儲存', en: 'Save' },
  'register.imei': { cn: 'IMEI', hk: 'IMEI', en: 'IMEI' },
  'register.type': { cn: '设备类型', hk: '裝置類型', en: 'Device type' },
  'register.name': { cn: '设备名称', hk: '裝置名稱', en: 'Device name' },
  'register.place': { cn: '场所', hk: '場所', en: 'Place' },
  'register.building': { cn: '楼栋', hk: '樓宇', en: 'Building' },
  'register.floor': { cn: '楼层', hk: '樓層', en: 'Floor' },
  'register.floor.what': { cn: '地下层填负数', hk: '地庫填負數', en: 'Below ground: a negative number' },
  'register.spot': { cn: '安装位置', hk: '安裝位置', en: 'Spot' },
  'register.iccid': { cn: 'ICCID 卡号', hk: 'ICCID 卡號', en: 'ICCID' },
  'register.move': { cn: '移到场所', hk: '移至場所', en: 'Move to a place' },
  'register.move.title': {
    cn: '移动 {count} 台设备',
    hk: '移動 {count} 部裝置',
    en: 'Move {count} {count|device|devices}',
  },
  'register.move.what': {
    cn: '未关闭的报警随设备移动；原平面图上的点位会列为失位。',
    hk: '未關閉的警報隨裝置移動；原平面圖上的點位會列為失位。',
    en: 'Alarms that stand go along. Their points on the plans that they leave are listed as out of place.',
  },
  'register.unbind': { cn: '从场所取下', hk: '從場所取下', en: 'Take out of its place' },
  'register.unbind.title': {
    cn: '从场所取下 {count} 台设备？',
    hk: '從場所取下 {count} 部裝置？',
    en: 'Take {count} {count|device|devices} out of their places?',
  },
  'register.unbind.what': {
    cn: '设备仍属原联网单位和合作商，之后可移到其他场所。',
    hk: '裝置仍屬原聯網單位及合作夥伴，其後可移至其他場所。',
    en: 'They stay their unit’s and partner’s and can be hung elsewhere.',
  },
  'register.activate.title': {
    cn: '为 {count} 台设备开通服务？',
    hk: '為 {count} 部裝置開通服務？',
    en: 'Open the service of {count} {count|device|devices}?',
  },
  'register.activate.what': {
    cn: '每台设备占用版本的一个名额，超出的逐台列出。开通后您需要重新登录。',
    hk: '每部裝置佔用版本一個名額，超出的會逐部列出。開通後你需要重新登入。',
    en: 'Each takes a place in the edition; those that no longer fit are listed one by one. You log in again afterwards.',
  },
  'register.suspend.title': {
    cn: '停用 {count} 台设备？',
    hk: '暫停 {count} 部裝置？',
    en: 'Suspend {count} {count|device|devices}?',
  },
  'register.suspend.what': {
    cn: '停用期间不接收上报，也不会报警。',
    hk: '暫停期間不接收回報，亦不會發出警報。',
    en: 'While suspended nothing they report is taken, and they raise no alarm.',
  },
  'register.resume.title': {
    cn: '启用 {count} 台设备？',
    hk: '恢復使用 {count} 部裝置？',
    en: 'Resume {count} {count|device|devices}?',
  },
  'register.resume.what': {
    cn: '从下一次上报起恢复。',
    hk: '由下一次回報起恢復。',
    en: 'They count from their next report.',
  },
  'register.remove.title': {
    cn: '移除 {count} 台设备？',
    hk: '移除 {count} 部裝置？',
    en: 'Remove {count} {count|device|devices}?',
  },
  'register.remove.what': {
    cn: '移除后不能恢复，历史记录保留，名额归还版本。',
    hk: '移除後不能還原，歷史記錄會保留，名額歸還版本。',
    en: 'This cannot be undone. Their history stays, and their places in the edition return.',
  },
  'register.done': {
    cn: '{count} 台设备已完成：{event}',
    hk: '{count} 部裝置已完成：{event}',
    en: '{count} {count|device|devices}: {event}',
  },
  'register.undo': { cn: '撤销', hk: '復原', en: 'Undo' },
  'register.undone': {
    cn: '已撤销 {count} 台设备',
    hk: '已復原 {count} 部裝置',
    en: '{count} {count|device|devices} undone',
  },
  'register.undone.part': {
    cn: '移动时结束的定时任务、待下发命令、摄像头绑定和 SOS 号码没有全部恢复：移动已超过一小时，或有设备已停用、设置已更改。请检查并重新设置。',
    hk: '移動時結束的定時任務、待發指令、攝影機綁定及 SOS 號碼沒有全部恢復：移動已超過一小時，或有裝置已停用、設定已更改。請檢查並重新設定。',
    en: 'Not all of the timed tasks, waiting commands, camera bindings and SOS numbers that the move ended are put back: more than an hour has passed, or a device is out of service, or something was changed. Please check them and set them again.',
  },
  'register.refused': {
    cn: '{done} 台完成，{refused} 台未能完成',
    hk: '{done} 部完成，{refused} 部未能完成',
    en: '{done} done, {refused} refused',
  },
  'register.refused.rows': { cn: '未能完成的设备', hk: '未能完成的裝置', en: 'Refused devices' },
  'register.refused.name': { cn: '设备', hk: '裝置', en: 'Device' },
  'register.refused.reason': { cn: '原因', hk: '原因', en: 'Reason' },
  'register.labels': { cn: '打印二维码标签', hk: '列印 QR 碼標籤', en: 'Print QR labels' },
  'register.labels.title': {
    cn: '{count} 张标签',
    hk: '{count} 張標籤',
    en: '{count} {count|label|labels}',
  },
  'register.labels.what': {
    cn: '扫码打开设备页面。请以 100% 比例打印。',
    hk: '掃描即開啟裝置頁面。請以 100% 比例列印。',
    en: 'A scan opens the page of the device. Print at 100 %.',
  },
  'register.print': { cn: '打印', hk: '列印', en: 'Print' },
});
