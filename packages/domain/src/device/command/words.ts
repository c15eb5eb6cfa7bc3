import { defineWords, type Phrase } from '../../lib/index.ts';
import type { CommandEvent, CommandState } from './acknowledgement.ts';
import type { DeviceCommand } from './commands.ts';

type Needed =
  | `device.command.${DeviceCommand}`
  | `device.command.state.${CommandState}`
  | `device.command.event.${CommandEvent}`
  | `device.command.already.${CommandState}`;

/** The words of commands and of what becomes of them. @spec SHL-12 DEV-24 */
export const deviceCommandWords = defineWords({
  'device.command.selfTest': { cn: '自检', hk: '自我檢測', en: 'Self-test' },
  'device.command.silence': { cn: '消音', hk: '靜音', en: 'Silence' },
  'device.command.reset': { cn: '复位', hk: '重設', en: 'Reset' },
  'device.command.arm': { cn: '布防', hk: '佈防', en: 'Arm' },
  'device.command.disarm': { cn: '撤防', hk: '撤防', en: 'Disarm' },
  'device.command.readNow': { cn: '立即采样', hk: '立即讀取', en: 'Read now' },
  'device.command.openRelay': { cn: '断开继电器', hk: '斷開繼電器', en: 'Open the relay' },
  'device.command.closeRelay': { cn: '闭合继电器', hk: '閉合繼電器', en: 'Close the relay' },
  'device.command.closeValve': { cn: '关闭阀门', hk: '關閉閥門', en: 'Close the valve' },
  'device.command.unlock': { cn: '开锁', hk: '開鎖', en: 'Unlock' },
  'device.command.snapshot': { cn: '抓拍', hk: '拍照', en: 'Take a picture' },
  'device.command.record': { cn: '录像', hk: '錄影', en: 'Record' },
  'device.command.locate': { cn: '定位', hk: '定位', en: 'Locate' },
  'device.command.ring': { cn: '响铃查找', hk: '響鈴尋找', en: 'Ring' },
  'device.command.upgrade': { cn: '远程升级', hk: '遙距升級', en: 'Upgrade the software' },

  'device.command.configure': { cn: '设置报警阈值', hk: '設定警報界限', en: 'Set the alarm thresholds' },
  'device.command.phoneBook': { cn: '设置电话本', hk: '設定電話簿', en: 'Set the phone book' },
  'device.command.readPhoneBook': { cn: '读取电话本', hk: '讀取電話簿', en: 'Read the phone book' },
  'device.command.sosNumbers': { cn: '下发 SOS 号码', hk: '發出 SOS 號碼', en: 'Set the SOS numbers' },

  'device.command.state.queued': { cn: '排队中，等待设备上报', hk: '輪候中，等候裝置回報', en: 'Waits for the device' },
  'device.command.state.cancelled': { cn: '已取消', hk: '已取消', en: 'Cancelled' },
  'device.command.event.deliver': { cn: '下发', hk: '發出', en: 'Deliver' },
  'device.command.event.cancel': { cn: '取消', hk: '取消', en: 'Cancel' },
  'device.command.already.queued': {
    cn: '命令尚未下发到设备',
    hk: '指令尚未發到裝置',
    en: 'The device has not fetched this command yet',
  },
  'device.command.already.cancelled': { cn: '该命令已取消', hk: '此指令已取消', en: 'This command was cancelled' },
  'device.command.notFetched': {
    cn: '命令仍在等待设备上报',
    hk: '指令仍在等候裝置回報',
    en: 'The command still waits for a report of its device',
  },
  'device.command.queuedAlready': {
    cn: '{name} 已下发同一命令，正等待设备上报',
    hk: '{name} 已發出同一指令，正等候裝置回報',
    en: '{name} has sent this command already; it waits for a report of the device',
  },
  'device.command.notFound': { cn: '没有这条命令', hk: '沒有此指令', en: 'There is no such command' },
  'device.command.late': {
    cn: '设备未在期限内取走命令',
    hk: '裝置未有在限期內取走指令',
    en: 'The device did not fetch it in time',
  },
  'device.command.removed': {
    cn: '设备已移除或停用',
    hk: '裝置已移除或暫停',
    en: 'The device was removed or suspended',
  },
  'device.command.otherHolder': {
    cn: '设备已转交其他使用方，命令已撤回',
    hk: '裝置已轉交其他使用者，指令已撤回',
    en: 'Withdrawn: the device went to another holder',
  },
  'device.command.noThreshold': {
    cn: '请至少填写一项阈值',
    hk: '請最少填寫一項界限',
    en: 'Please enter at least one threshold',
  },
  'device.command.voltageOrder': {
    cn: '欠压阈值应低于过压阈值',
    hk: '欠壓界限須低於過壓界限',
    en: 'The undervoltage must be below the overvoltage',
  },
  'device.command.state.sent': { cn: '已下发，等待响应', hk: '已發出，等候回應', en: 'Sent, waiting' },
  'device.command.state.acknowledged': { cn: '设备已响应', hk: '裝置已回應', en: 'Acknowledged' },
  'device.command.state.failed': { cn: '失败', hk: '失敗', en: 'Failed' },
  'device.command.state.timedOut': { cn: '响应超时', hk: '逾時未有回應', en: 'No answer in time' },
  'device.command.event.acknowledge': { cn: '设备响应', hk: '裝置回應', en: 'Device answers' },
  'device.command.event.fail': { cn: '执行失败', hk: '執行失敗', en: 'Device fails' },
  'device.command.event.timeOut': { cn: '超时', hk: '逾時', en: 'Time out' },
  'device.command.already.sent': { cn: '命令已下发', hk: '指令已發出', en: 'The command was sent already' },
  'device.command.already.acknowledged': {
    cn: '设备已响应该命令',
    hk: '裝置已回應此指令',
    en: 'The device has already acknowledged this command',
  },
  'device.command.already.failed': { cn: '该命令已失败', hk: '此指令已失敗', en: 'This command has already failed' },
  'device.command.already.timedOut': {
    cn: '该命令已超时',
    hk: '此指令已逾時',
    en: 'This command has already timed out',
  },
  'device.command.waiting': {
    cn: '等待时间为 {0} 分钟，还剩 {1} 秒',
    hk: '等候時間為 {0} 分鐘，尚餘 {1} 秒',
    en: 'The wait is {0} min; {1} s are left',
  },
  'device.command.resetSent': {
    cn: '复位命令已下发，请在 {0} 秒后再试',
    hk: '重設指令已發出，請於 {0} 秒後再試',
    en: 'Reset sent, try later: {0} s to go',
  },
  'device.command.sentAlready': {
    cn: '该命令正在等待响应，请在 {0} 秒后再试',
    hk: '此指令正等候回應，請於 {0} 秒後再試',
    en: 'This command still waits for its answer, try again in {0} s',
  },
  'device.command.unsupported': {
    cn: '此类设备不支持该命令',
    hk: '此類裝置不設這項指令',
    en: 'Devices of this type do not know this command',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
