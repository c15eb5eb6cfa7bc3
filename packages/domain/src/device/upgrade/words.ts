import { defineWords, type Phrase } from '../../lib/index.ts';
import type { RolloutDeviceState } from './device.ts';
import type { RolloutEvent, RolloutState } from './rollout.ts';

type Needed =
  | `device.rollout.state.${RolloutState}`
  | `device.rollout.event.${RolloutEvent}`
  | `device.rollout.is.${RolloutState}`
  | `device.rollout.device.${RolloutDeviceState}`;

/** The words of upgrade packages and how they are rolled out. @spec SHL-12 DEV-18 */
export const deviceUpgradeWords = defineWords({
  'device.upgrade.version': { cn: '版本号格式如 V1.1', hk: '版本編號格式如 V1.1', en: 'A version looks like V1.1' },
  'device.upgrade.none': {
    cn: '请选择升级包文件',
    hk: '請選擇升級套件檔案',
    en: 'Please choose the file of the package',
  },
  'device.upgrade.cut': {
    cn: '文件未上传完整，请重试',
    hk: '檔案未有完整上載，請再試',
    en: 'The file did not arrive whole; please try again',
  },
  'device.upgrade.fileName': {
    cn: '文件名不可用，请重命名后再上传',
    hk: '檔案名稱不可用，請更改後再上載',
    en: 'This file name cannot be used; rename the file',
  },
  'device.upgrade.fileTaken': {
    cn: '{by} 已上传同一文件：{name} {version}',
    hk: '{by} 已上載同一檔案：{name} {version}',
    en: '{by} has uploaded this very file already: {name} {version}',
  },
  'device.upgrade.versionTaken': {
    cn: '{by} 已上传 {name} 的版本 {version}',
    hk: '{by} 已上載 {name} 的版本 {version}',
    en: '{by} has uploaded version {version} of {name} already',
  },
  'device.upgrade.tooMany': { cn: '最多 {0} 个升级包', hk: '最多 {0} 個升級套件', en: 'At most {0} packages' },
  'device.upgrade.notFound': { cn: '没有这个升级包', hk: '沒有此升級套件', en: 'There is no such package' },
  'device.upgrade.conflict': {
    cn: '{name} 已修改此升级包，请重新打开',
    hk: '{name} 已更改此升級套件，請重新開啟',
    en: '{name} has changed this package meanwhile; open it again',
  },
  'device.upgrade.rollingOut': {
    cn: '此升级包正由 {name} 发布，升级任务结束后才能修改或删除',
    hk: '{name} 正發布此升級套件，升級任務完結後才可更改或刪除',
    en: '{name} is rolling this package out; change or delete it once that has ended',
  },
  'device.upgrade.notWaiting': {
    cn: '没有等待下载的升级命令',
    hk: '沒有等候下載的升級指令',
    en: 'No upgrade command waits for this download',
  },

  'device.rollout.notFound': { cn: '没有这个升级任务', hk: '沒有此升級任務', en: 'There is no such roll-out' },
  'device.rollout.conflict': {
    cn: '{name} 已变更此升级任务，请重新打开',
    hk: '{name} 已更改此升級任務，請重新開啟',
    en: '{name} has changed this roll-out meanwhile; open it again',
  },
  'device.rollout.noDevices': {
    cn: '没有可升级的设备',
    hk: '沒有可升級的裝置',
    en: 'None of these devices can take the package',
  },
  'device.rollout.tooMany': {
    cn: '一次最多升级 {0} 台设备，请缩小范围',
    hk: '每次最多升級 {0} 部裝置，請縮窄範圍',
    en: 'At most {0} devices at a time; choose fewer',
  },
  'device.rollout.past': { cn: '开始时间已过', hk: '開始時間已過', en: 'The start has passed' },
  'device.rollout.lower': {
    cn: '设备已有更高的版本 {version}',
    hk: '裝置已有較高的版本 {version}',
    en: 'The device has the higher version {version}',
  },
  'device.rollout.said': { cn: '设备：{reason}', hk: '裝置：{reason}', en: 'The device: {reason}' },
  'device.rollout.refused': { cn: '设备升级失败', hk: '裝置升級失敗', en: 'The device failed' },
  'device.rollout.broken': {
    cn: '系统未能向此设备下发升级，请重试',
    hk: '系統未能向此裝置發出升級，請重試',
    en: 'The upgrade could not be sent to this device; retry it',
  },
  'device.rollout.elsewhere': {
    cn: '{name} 已在升级任务 {id}（{package}）中重试此设备',
    hk: '{name} 已在升級任務 {id}（{package}）中重試此裝置',
    en: '{name} has it upgraded by roll-out {id} ({package}) already',
  },
  'device.rollout.noAnswer': {
    cn: '设备未在期限内响应',
    hk: '裝置未有在限期內回應',
    en: 'The device did not answer in time',
  },
  'device.rollout.notReported': {
    cn: '设备未上报新版本',
    hk: '裝置未有匯報新版本',
    en: 'The device has not reported the new version',
  },
  'device.rollout.devicesLeft': {
    cn: '还有 {0} 台设备未完成',
    hk: '尚有 {0} 部裝置未完成',
    en: '{0} {0|device|devices} still to go',
  },
  'device.rollout.noneFailed': { cn: '没有失败的设备', hk: '沒有失敗的裝置', en: 'No device failed' },

  'device.rollout.state.planned': { cn: '待开始', hk: '待開始', en: 'Planned' },
  'device.rollout.state.running': { cn: '进行中', hk: '進行中', en: 'Running' },
  'device.rollout.state.paused': { cn: '已暂停', hk: '已暫停', en: 'Paused' },
  'device.rollout.state.stopped': { cn: '失败过多，已停止', hk: '失敗過多，已停止', en: 'Stopped: too many failed' },
  'device.rollout.state.finished': { cn: '已完成', hk: '已完成', en: 'Finished' },
  'device.rollout.state.cancelled': { cn: '已取消', hk: '已取消', en: 'Cancelled' },
  'device.rollout.event.begin': { cn: '开始', hk: '開始', en: 'Begin' },
  'device.rollout.event.pause': { cn: '暂停', hk: '暫停', en: 'Pause' },
  'device.rollout.event.goOn': { cn: '继续', hk: '繼續', en: 'Go on' },
  'device.rollout.event.stop': { cn: '停止', hk: '停止', en: 'Stop' },
  'device.rollout.event.finish': { cn: '完成', hk: '完成', en: 'Finish' },
  'device.rollout.event.cancel': { cn: '取消升级', hk: '取消升級', en: 'Cancel the roll-out' },
  'device.rollout.event.retry': { cn: '重试失败设备', hk: '重試失敗裝置', en: 'Retry failed devices' },
  'device.rollout.is.planned': { cn: '升级任务尚未开始', hk: '升級任務尚未開始', en: 'The roll-out has not begun' },
  'device.rollout.is.running': { cn: '升级任务正在进行', hk: '升級任務進行中', en: 'The roll-out is running' },
  'device.rollout.is.paused': { cn: '升级任务已暂停', hk: '升級任務已暫停', en: 'The roll-out is paused' },
  'device.rollout.is.stopped': { cn: '升级任务已停止', hk: '升級任務已停止', en: 'The roll-out has stopped' },
  'device.rollout.is.finished': { cn: '升级任务已完成', hk: '升級任務已完成', en: 'The roll-out has finished' },
  'device.rollout.is.cancelled': { cn: '升级任务已取消', hk: '升級任務已取消', en: 'The roll-out was cancelled' },
  'device.guard.nothingLeft': { cn: '没有未完成的设备', hk: '沒有未完成的裝置', en: 'No device is left' },
  'device.guard.hasFailed': { cn: '有失败的设备', hk: '有失敗的裝置', en: 'A device failed' },

  'device.rollout.device.waiting': { cn: '等待', hk: '等候', en: 'Waiting' },
  'device.rollout.device.sent': { cn: '已下发', hk: '已發出', en: 'Sent' },
  'device.rollout.device.downloading': { cn: '下载中', hk: '下載中', en: 'Downloading' },
  'device.rollout.device.applied': { cn: '已升级', hk: '已升級', en: 'Applied' },
  'device.rollout.device.failed': { cn: '失败', hk: '失敗', en: 'Failed' },
  'device.rollout.device.timedOut': { cn: '超时', hk: '逾時', en: 'Timed out' },
  'device.rollout.device.cancelled': { cn: '已取消', hk: '已取消', en: 'Cancelled' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
