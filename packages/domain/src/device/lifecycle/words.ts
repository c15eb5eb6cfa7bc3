import { defineWords, type Phrase } from '../../lib/index.ts';
import type { ExpiryStage } from './expiry.ts';
import type { LifeEvent, LifeState } from './life.ts';
import type { LifeRecordEvent } from './state.ts';

type Needed =
  | `device.life.state.${LifeState}`
  | `device.life.event.${LifeEvent | LifeRecordEvent}`
  | `device.life.is.${LifeState}`
  | `device.expiry.${ExpiryStage}`;

/** The words of a device's life, its edition, its expiry and its offline times. @spec SHL-12 DEV-14 DEV-23 DEV-28 */
export const deviceLifeWords = defineWords({
  'device.life.state.notActivated': { cn: '未激活', hk: '未啟用', en: 'Not activated' },
  'device.life.state.inService': { cn: '服务中', hk: '服務中', en: 'In service' },
  'device.life.state.suspended': { cn: '已停用', hk: '已暫停', en: 'Suspended' },
  'device.life.state.expired': { cn: '服务已到期', hk: '服務已屆滿', en: 'Expired' },
  'device.life.state.removed': { cn: '已移除', hk: '已移除', en: 'Removed' },
  'device.life.event.activate': { cn: '开通服务', hk: '開通服務', en: 'Open the service' },
  'device.life.event.suspend': { cn: '停用', hk: '暫停', en: 'Suspend' },
  'device.life.event.resume': { cn: '启用', hk: '恢復使用', en: 'Resume' },
  'device.life.event.expire': { cn: '到期', hk: '屆滿', en: 'Expire' },
  'device.life.event.renew': { cn: '续费', hk: '續訂', en: 'Renew' },
  'device.life.event.remove': { cn: '移除', hk: '移除', en: 'Remove' },
  'device.life.event.register': { cn: '登记', hk: '登記', en: 'Register' },
  'device.life.event.modify': { cn: '修改资料', hk: '更改資料', en: 'Change' },
  'device.life.event.bind': { cn: '安装到场所', hk: '安裝到場所', en: 'Hang in a place' },
  'device.life.event.unbind': { cn: '从场所取下', hk: '從場所取下', en: 'Take out of its place' },
  'device.life.is.notActivated': {
    cn: '设备未激活，请先开通服务',
    hk: '裝置未啟用，請先開通服務',
    en: 'The device is not activated; open its service first',
  },
  'device.life.is.inService': { cn: '设备已在服务中', hk: '裝置已在服務中', en: 'The device is in service already' },
  'device.life.is.suspended': {
    cn: '设备已停用，请先启用',
    hk: '裝置已暫停，請先恢復使用',
    en: 'The device is suspended; resume it first',
  },
  'device.life.is.expired': {
    cn: '设备服务已到期，请先续费',
    hk: '裝置服務已屆滿，請先續訂',
    en: 'The service of the device has expired; renew it first',
  },
  'device.life.is.removed': { cn: '设备已移除', hk: '裝置已移除', en: 'The device was removed' },
  'device.life.serviceOver': {
    cn: '服务已于 {day} 到期，请先续费',
    hk: '服務已於 {day} 屆滿，請先續訂',
    en: 'The service ended on {day}; renew it first',
  },
  'device.life.notPaidFor': {
    cn: '设备没有已购买或赠送的服务期，请先购买',
    hk: '裝置沒有已購買或獲贈的服務期，請先購買',
    en: 'No service was bought or granted for the device; buy it first',
  },
  'device.life.serviceRuns': {
    cn: '服务至 {day} 才到期',
    hk: '服務至 {day} 才屆滿',
    en: 'The service runs until {day}',
  },
  'device.life.alarmStands': {
    cn: '设备上还有未关闭的报警，请先处理',
    hk: '裝置尚有未關閉的警報，請先處理',
    en: 'An alarm stands on the device; handle it first',
  },
  'device.life.conflict': {
    cn: '{name} 已修改这台设备，请查看后再试',
    hk: '{name} 已更改此裝置，請檢視後再試',
    en: '{name} changed the device meanwhile; look at it and try again',
  },
  'device.edition.full': {
    cn: '当前版本最多接入 {0} 台设备，已无余量，升级版本后可继续开通',
    hk: '現有版本最多可接入 {0} 部裝置，名額已滿，升級版本後可繼續開通',
    en: 'This edition holds {0} {0|device|devices} and is full. Upgrade the edition to activate more',
  },
  'device.edition.tooMany': {
    cn: '当前版本最多接入 {0} 台设备，还可开通 {1} 台，升级版本后可全部开通',
    hk: '現有版本最多可接入 {0} 部裝置，尚可開通 {1} 部，升級版本後可全部開通',
    en: 'This edition holds {0} {0|device|devices} and has room for {1} more. Upgrade the edition to activate all',
  },
  'device.edition.upgrade': { cn: '升级版本', hk: '升級版本', en: 'Upgrade the edition' },
  'device.reminder.notNear': {
    cn: '服务在 {0} 天内到期或已到期时才能提醒',
    hk: '服務於 {0} 日內屆滿或已屆滿時方可提示',
    en: 'A reminder goes out when the service ends within {0} days or is over',
  },
  'device.reminder.today': {
    cn: '今天已提醒过，请明天再试',
    hk: '今日已提示，請明日再試',
    en: 'A reminder went out today already; try again tomorrow',
  },
  'device.expiry.later': { cn: '服务正常', hk: '服務正常', en: 'Not near its end' },
  'device.expiry.in30': { cn: '30 天内到期', hk: '30 日內屆滿', en: 'Expires within 30 days' },
  'device.expiry.in15': { cn: '15 天内到期', hk: '15 日內屆滿', en: 'Expires within 15 days' },
  'device.expiry.in7': { cn: '7 天内到期', hk: '7 日內屆滿', en: 'Expires within 7 days' },
  'device.expiry.today': { cn: '今日到期', hk: '今日屆滿', en: 'Expires today' },
  'device.expiry.expired': { cn: '已到期', hk: '已屆滿', en: 'Expired' },
  'device.offline.ongoing': { cn: '仍离线', hk: '仍離線', en: 'Still offline' },
  'device.offline.duration': { cn: '离线时长', hk: '離線時間', en: 'Time offline' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);

/** What is said of putting devices on record and moving them. @spec SHL-12 DEV-12 DEV-21 DEV-26 */
export const deviceRegisterWords = defineWords({
  'device.imei.checkDigit': {
    cn: 'IMEI 的校验位不符，可能输错；确认无误可继续',
    hk: 'IMEI 的檢查碼不符，可能輸入有誤；確認無誤可繼續',
    en: 'The check digit of the IMEI is wrong; it may be mistyped. Go on if it is right',
  },
  'device.register.imeiTaken': {
    cn: '该 IMEI 已登记',
    hk: '此 IMEI 已登記',
    en: 'This IMEI is registered already',
  },
  'device.register.placeFirst': { cn: '请先选择场所', hk: '請先選擇場所', en: 'Choose the place first' },
  'device.register.buildingFirst': { cn: '请先选择楼栋', hk: '請先選擇樓宇', en: 'Choose the building first' },
  'device.register.buildingElsewhere': {
    cn: '所选场所没有这栋楼',
    hk: '所選場所沒有此樓宇',
    en: 'The place has no such building',
  },
  'device.register.noFloor': {
    cn: '这栋楼只有地上 {0} 层、地下 {1} 层',
    hk: '此樓宇只有地上 {0} 層、地下 {1} 層',
    en: 'The building has {0} {0|floor|floors} above ground and {1} below',
  },
  'device.register.outside': {
    cn: '不能移到你管理范围以外',
    hk: '不能移至你管理範圍以外',
    en: 'It cannot go outside of what you manage',
  },
  'device.register.sameSpot': { cn: '设备已在这里', hk: '裝置已在此處', en: 'The device hangs there already' },
  'device.register.unbound': { cn: '设备不在任何场所', hk: '裝置不在任何場所', en: 'The device hangs in no place' },
  'device.batch.tooMany': {
    cn: '一次最多处理 {0} 台设备，当前选择了 {1} 台',
    hk: '每次最多處理 {0} 部裝置，目前選取了 {1} 部',
    en: 'A batch has {0} {0|device|devices} at most and {1} {1|is|are} chosen',
  },
  'device.batch.none': { cn: '请先选择设备', hk: '請先選擇裝置', en: 'Please choose devices first' },
  'device.batch.gone': {
    cn: '这次移动已撤销，或不是由你所做',
    hk: '此移動已復原，或並非由你所做',
    en: 'This move was undone already, or was not yours',
  },
  'device.batch.accountGone': {
    cn: '{name} 的账号已停用或删除，此设备未移回',
    hk: '{name} 的帳戶已停用或刪除，此裝置未有移回',
    en: 'The account of {name} is gone; the device was not moved back',
  },
  'device.batch.undoing': {
    cn: '这次移动正在撤销，请稍后查看',
    hk: '此移動正在復原，請稍後檢視',
    en: 'This move is being undone; look again in a moment',
  },
});
