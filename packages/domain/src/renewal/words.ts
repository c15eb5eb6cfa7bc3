import { defineWords, type Phrase } from '../lib/index.ts';
import type { RenewalReason } from './batch.ts';
import type { CameraReason, MediaTerm } from './cameras.ts';
import type { CardAction, CardChangeReason, CardEvent, CardOperator, CardState, PowerState } from './dataCards.ts';
import type { ExpiryFilter } from './expiry.ts';
import type * as limits from './limits.ts';
import type { LoggedService, RechargeResult, StartStop, StartStopMisfit, storageReasons } from './logs.ts';
import type { MealKind } from './setMeals.ts';

type Needed =
  | `renewal.camera.${CameraReason}`
  | `renewal.term.${MediaTerm}`
  | `renewal.card.action.${CardAction}`
  | `renewal.card.change.${CardChangeReason}`
  | `renewal.card.event.${CardEvent}`
  | `renewal.card.is.${CardState}`
  | `renewal.card.operator.${CardOperator}`
  | `renewal.card.power.${PowerState}`
  | `renewal.card.state.${CardState}`
  | `renewal.filter.${ExpiryFilter}`
  | `renewal.log.service.${LoggedService}`
  | `renewal.log.reason.${(typeof storageReasons)[number]}`
  | `renewal.log.${StartStopMisfit}`
  | `renewal.log.type.${StartStop}`
  | `renewal.meal.${MealKind}`
  | `renewal.reason.${RenewalReason}`
  | `renewal.recharge.result.${RechargeResult}`;

/** The words of renewals, data cards, logs and the whitelist, and every reason of a refusal. @spec SHL-12 REN-01 REN-02 REN-05 */
export const renewalWords = defineWords({
  'renewal.batch.deviceType': {
    cn: '设备类型与第一台可续费设备不同，一次只能续费一种设备',
    hk: '裝置類型與第一部可續訂裝置不同，每次只可續訂一種裝置',
    en: 'Not the type of the first device that can be renewed: one renewal is for one device type',
  },
  'renewal.batch.none': {
    cn: '请先选择设备（最多 {0} 台）',
    hk: '請先選擇裝置（最多 {0} 部）',
    en: 'Please select devices first (at most {0})',
  },
  'renewal.batch.partner': {
    cn: '所属合作商与第一台可续费设备不同，一次只能续费一个合作商的设备',
    hk: '所屬合作夥伴與第一部可續訂裝置不同，每次只可續訂一個合作夥伴的裝置',
    en: 'Not the partner of the first device that can be renewed: one renewal is for one partner',
  },
  'renewal.batch.tooMany': {
    cn: '一次最多续费 {0} 台设备，已选 {1} 台',
    hk: '每次最多續訂 {0} 部裝置，已選 {1} 部',
    en: 'At most {0} devices can be renewed at once, {1} {1|is|are} selected',
  },

  'renewal.card.action.renew': { cn: '续费', hk: '續訂', en: 'Renew' },
  'renewal.card.action.stop': { cn: '停机', hk: '停用', en: 'Stop' },
  'renewal.card.action.resume': { cn: '复机', hk: '恢復使用', en: 'Resume' },
  'renewal.card.change.activated': { cn: '已激活', hk: '已啟用', en: 'Activated' },
  'renewal.card.change.expired': { cn: '到期', hk: '到期', en: 'Expired' },
  'renewal.card.change.exhausted': { cn: '流量用完', hk: '數據用量已用盡', en: 'Traffic used up' },
  'renewal.card.change.manual': { cn: '人工操作', hk: '人手操作', en: 'By hand' },
  'renewal.card.change.renewed': { cn: '已续费', hk: '已續訂', en: 'Renewed' },
  'renewal.card.event.activate': { cn: '激活', hk: '啟用', en: 'Activate' },
  'renewal.card.event.stop': { cn: '停机', hk: '停用', en: 'Stop' },
  'renewal.card.event.resume': { cn: '复机', hk: '恢復使用', en: 'Resume' },
  'renewal.card.event.cancel': { cn: '销卡', hk: '註銷', en: 'Cancel' },
  'renewal.card.is.inactive': { cn: '流量卡未激活', hk: '數據卡尚未啟用', en: 'The card is not active yet' },
  'renewal.card.is.active': { cn: '流量卡正在使用', hk: '數據卡正在使用', en: 'The card is active' },
  'renewal.card.is.stopped': { cn: '流量卡已停机', hk: '數據卡已停用', en: 'The card is stopped' },
  'renewal.card.is.cancelled': { cn: '流量卡已销卡', hk: '數據卡已註銷', en: 'The card is cancelled' },
  'renewal.card.operator.mobile': { cn: '中国移动', hk: '中國移動', en: 'China Mobile' },
  'renewal.card.operator.unicom': { cn: '中国联通', hk: '中國聯通', en: 'China Unicom' },
  'renewal.card.operator.telecom': { cn: '中国电信', hk: '中國電信', en: 'China Telecom' },
  'renewal.card.operator.broadcast': { cn: '中国广电', hk: '中國廣電', en: 'China Broadnet' },
  'renewal.card.operator.other': { cn: '其他运营商', hk: '其他電訊商', en: 'Other operator' },
  'renewal.card.power.on': { cn: '开机', hk: '開機', en: 'On' },
  'renewal.card.power.off': { cn: '关机', hk: '關機', en: 'Off' },
  'renewal.card.state.inactive': { cn: '未激活', hk: '未啟用', en: 'Not active' },
  'renewal.card.state.active': { cn: '使用中', hk: '使用中', en: 'Active' },
  'renewal.card.state.stopped': { cn: '已停机', hk: '已停用', en: 'Stopped' },
  'renewal.card.state.cancelled': { cn: '已销卡', hk: '已註銷', en: 'Cancelled' },
  'renewal.card.expired': {
    cn: '流量卡已到期，请先续费',
    hk: '數據卡已到期，請先續訂',
    en: 'The card has expired, please renew it first',
  },
  'renewal.card.exhausted': {
    cn: '流量已用完，请先充值',
    hk: '數據用量已用盡，請先增值',
    en: 'The traffic is used up, please top up first',
  },
  'renewal.card.iccid': {
    cn: 'ICCID 须以 89 开头，只含字母和数字',
    hk: 'ICCID 須以 89 開頭，只含字母及數字',
    en: 'An ICCID starts with 89 and has letters and digits only',
  },
  'renewal.card.none': {
    cn: '请先选择流量卡（最多 {0} 张）',
    hk: '請先選擇數據卡（最多 {0} 張）',
    en: 'Please select data cards first (at most {0})',
  },

  'renewal.filter.within7': { cn: '7 天内到期', hk: '7 日內到期', en: 'Expires within 7 days' },
  'renewal.filter.within15': { cn: '15 天内到期', hk: '15 日內到期', en: 'Expires within 15 days' },
  'renewal.filter.within30': { cn: '30 天内到期', hk: '30 日內到期', en: 'Expires within 30 days' },
  'renewal.filter.today': { cn: '今天到期', hk: '今日到期', en: 'Expires today' },
  'renewal.filter.expired': { cn: '已到期', hk: '已到期', en: 'Expired' },
  'renewal.filter.started': { cn: '已开始', hk: '已開始', en: 'Started' },
  'renewal.filter.notStarted': { cn: '未开始', hk: '未開始', en: 'Not yet started' },

  'renewal.log.service.deviceService': { cn: '设备服务', hk: '裝置服務', en: 'Device service' },
  'renewal.log.service.dataCard': { cn: '流量卡', hk: '數據卡', en: 'Data card' },
  'renewal.log.service.cloudStorage': { cn: '云存储', hk: '雲端儲存', en: 'Cloud storage' },
  'renewal.log.service.watermark': { cn: '水印', hk: '水印', en: 'Watermark' },
  'renewal.log.service.sms': { cn: '短信', hk: '短訊', en: 'SMS' },
  'renewal.log.service.voice': { cn: '语音', hk: '語音', en: 'Voice' },
  'renewal.log.reason.buy': { cn: '购买', hk: '購買', en: 'Purchase' },
  'renewal.log.reason.give': { cn: '赠送', hk: '贈送', en: 'Gift' },
  'renewal.log.reason.refund': { cn: '退款', hk: '退款', en: 'Refund' },
  'renewal.log.reason.giveBack': {
    cn: '退款未成，天数退还',
    hk: '退款未成，日數退還',
    en: 'Refund not paid, days given back',
  },
  'renewal.log.withoutCloud': {
    cn: '云存储未在运行，却记录了水印启动',
    hk: '雲端儲存並非運作中，卻記錄水印啟動',
    en: 'A watermark was started while cloud storage was not running',
  },
  'renewal.log.twice.start': {
    cn: '服务已在运行，却又记录了启动',
    hk: '服務已在運作，卻再次記錄啟動',
    en: 'Started although it was running',
  },
  'renewal.log.twice.stop': {
    cn: '服务未在运行，却记录了停止',
    hk: '服務並非運作中，卻記錄停止',
    en: 'Stopped although it was not running',
  },
  'renewal.log.type.start': { cn: '启动', hk: '啟動', en: 'Start' },
  'renewal.log.type.stop': { cn: '停止', hk: '停止', en: 'Stop' },

  'renewal.gift.removed': { cn: '设备已拆除，不能赠送', hk: '裝置已拆除，不能贈送', en: 'The device has been removed' },
  'renewal.gift.notActivated': {
    cn: '设备未激活，不能赠送天数',
    hk: '裝置尚未啟用，不能贈送日數',
    en: 'The device is not activated: days are given to devices in use',
  },
  'renewal.meal.deviceService': { cn: '设备服务', hk: '裝置服務', en: 'Device service' },
  'renewal.meal.noPrice': {
    cn: '该时长没有价格，请选择其他时长',
    hk: '此年期沒有價格，請選擇其他年期',
    en: 'That duration is not on sale, please choose another one',
  },
  'renewal.camera.noPrice': {
    cn: '没有云存储和水印的价格，请联系销售方',
    hk: '沒有雲端儲存及水印的價格，請聯絡銷售方',
    en: 'Neither cloud storage nor watermarks are on sale for it, please ask your seller',
  },
  'renewal.camera.notActivated': {
    cn: '设备未激活，不能购买云存储或水印',
    hk: '裝置尚未啟用，不能購買雲端儲存或水印',
    en: 'Not activated: cloud storage and watermarks are for devices in use',
  },
  'renewal.camera.notCamera': {
    cn: '不是摄像机，不能购买云存储或水印',
    hk: '不是攝錄機，不能購買雲端儲存或水印',
    en: 'Not a camera: cloud storage and watermarks are for cameras',
  },
  'renewal.meal.notOnSale': {
    cn: '该套餐已停售，请从购物篮移除',
    hk: '此套餐已停售，請從購物籃移除',
    en: 'That package is no longer on sale, please take it out of the basket',
  },
  'renewal.camera.openOrder': {
    cn: '该设备的同一项目有未支付的订单，请先支付或取消',
    hk: '此裝置的同一項目有未付款的訂單，請先付款或取消',
    en: 'An order of the same for this device is unpaid: pay or cancel it first',
  },
  'renewal.meal.twice': {
    cn: '购物篮中已有同一项目，请移除一项',
    hk: '購物籃中已有同一項目，請移除一項',
    en: 'The basket has the same already: take one of them out',
  },
  'renewal.meal.sms': { cn: '短信套餐', hk: '短訊套餐', en: 'SMS package' },
  'renewal.meal.voice': { cn: '语音套餐', hk: '語音套餐', en: 'Voice package' },
  'renewal.meal.cloudStorage': { cn: '云存储套餐', hk: '雲端儲存套餐', en: 'Cloud storage package' },
  'renewal.meal.watermark': { cn: '水印套餐', hk: '水印套餐', en: 'Watermark package' },

  'renewal.reason.removed': {
    cn: '设备已拆除，不能续费，请先移除',
    hk: '裝置已拆除，不能續訂，請先移除',
    en: 'The device has been removed: take it out of the renewal first',
  },
  'renewal.reason.notActivated': {
    cn: '设备未激活，不能续费，请先移除',
    hk: '裝置尚未啟用，不能續訂，請先移除',
    en: 'The device is not activated: take it out of the renewal first',
  },
  'renewal.reason.noPrice': {
    cn: '设备未设置服务价格，不能续费，请先移除',
    hk: '裝置未設定服務價格，不能續訂，請先移除',
    en: 'No service price is set for the device: take it out of the renewal first',
  },
  'renewal.reason.openOrder': {
    cn: '设备有未支付的续费订单，请先移除',
    hk: '裝置有未付款的續訂訂單，請先移除',
    en: 'A renewal order of the device is unpaid: take it out of the renewal first',
  },

  'renewal.opening.active': {
    cn: '服务已开通，可在设备续费中续费',
    hk: '服務已開通，可在裝置續訂中續訂',
    en: 'Its service is open already and can be renewed',
  },
  'renewal.opening.openOrder': {
    cn: '有未支付的订单，请先支付或取消',
    hk: '有未付款的訂單，請先付款或取消',
    en: 'An order for it is unpaid: pay or cancel it first',
  },
  'renewal.opening.noPrice': {
    cn: '该服务模式没有 {0} 年的价格，请选择其他时长或模式',
    hk: '此服務模式沒有 {0} 年的價格，請選擇其他年期或模式',
    en: '{0} {0|year|years} of that mode {0|is|are} not on sale, please choose another duration or mode',
  },
  'renewal.opening.tooMany': {
    cn: '一次最多开通 {0} 台设备，已填 {1} 台',
    hk: '每次最多開通 {0} 部裝置，已填 {1} 部',
    en: 'At most {0} devices can be opened at once, {1} {1|is|are} given',
  },

  'renewal.recharge.arithmetic': {
    cn: '充值前 {before} 加 {quantity} 不等于充值后 {after}',
    hk: '增值前 {before} 加 {quantity} 不等於增值後 {after}',
    en: '{before} before and {quantity} bought do not make {after} after',
  },
  'renewal.recharge.result.success': { cn: '成功', hk: '成功', en: 'Success' },
  'renewal.recharge.result.failed': { cn: '失败', hk: '失敗', en: 'Failed' },
  'renewal.recharge.result.pending': { cn: '未支付', hk: '未付款', en: 'Unpaid' },

  'renewal.term.none': { cn: '未开通', hk: '未開通', en: 'Never bought' },
  'renewal.term.expired': { cn: '已到期', hk: '已到期', en: 'Expired' },
  'renewal.term.within30': { cn: '30 天内到期', hk: '30 日內到期', en: 'Ends within 30 days' },
  'renewal.term.running': { cn: '有效', hk: '有效', en: 'Running' },

  'renewal.whitelist.full': {
    cn: '白名单最多 {0} 个号码',
    hk: '白名單最多 {0} 個號碼',
    en: 'The whitelist holds at most {0} numbers',
  },
  'renewal.whitelist.monthly': {
    cn: '每月最多删除 {0} 次，{day} 起可再次删除',
    hk: '每月最多刪除 {0} 次，{day} 起可再次刪除',
    en: 'At most {0} deletion a month: the next is possible on {day}',
  },
  'renewal.whitelist.perDeletion': {
    cn: '每次可删除 {0} 至 {1} 个号码',
    hk: '每次可刪除 {0} 至 {1} 個號碼',
    en: 'One deletion takes {0} to {1} numbers',
  },
  'renewal.whitelist.twice': {
    cn: '该号码已在白名单中',
    hk: '此號碼已在白名單中',
    en: 'This number is on the whitelist already',
  },
  'renewal.whitelist.unknown': {
    cn: '号码不在白名单中',
    hk: '號碼不在白名單中',
    en: 'A number is not on the whitelist',
  },

  'renewal.years.noPrice': {
    cn: '续费 {0} 年没有价格，请选择其他时长',
    hk: '續訂 {0} 年沒有價格，請選擇其他年期',
    en: '{0} {0|year|years} {0|is|are} not on sale, please choose another duration',
  },
  'renewal.years.required': {
    cn: '请选择续费时长（{0} 至 {1} 年）',
    hk: '請選擇續訂年期（{0} 至 {1} 年）',
    en: 'Please select a renewal duration ({0} to {1} years)',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);

/** The names of the limits. @spec SHL-12 */
export const renewalLimitWords = defineWords({
  'renewal.limit.renewalDevices': { cn: '单次续费设备数', hk: '每次續訂裝置數目', en: 'Devices in one renewal' },
  'renewal.limit.openingDevices': { cn: '单次开通设备数', hk: '每次開通裝置數目', en: 'Devices opened at once' },
  'renewal.limit.nearExpiryDays': { cn: '临近到期天数', hk: '臨近到期日數', en: 'Days that count as near expiry' },
  'renewal.limit.cardBatch': { cn: '单次操作流量卡数', hk: '每次操作數據卡數目', en: 'Data cards in one batch' },
  'renewal.limit.iccidChars': { cn: 'ICCID 位数', hk: 'ICCID 位數', en: 'Characters of an ICCID' },
  'renewal.limit.whitelistNumbers': { cn: '白名单号码数', hk: '白名單號碼數目', en: 'Numbers on the whitelist' },
  'renewal.limit.whitelistDeletionsPerMonth': {
    cn: '白名单每月删除次数',
    hk: '白名單每月刪除次數',
    en: 'Whitelist deletions a month',
  },
  'renewal.limit.whitelistNumbersPerDeletion': {
    cn: '白名单每次删除号码数',
    hk: '白名單每次刪除號碼數目',
    en: 'Numbers in one whitelist deletion',
  },
  'renewal.limit.mealLines': {
    cn: '单个订单的套餐种数',
    hk: '每張訂單的套餐種數',
    en: 'Different packages in one order',
  },
} satisfies Readonly<Record<`renewal.limit.${keyof typeof limits}`, Phrase>>);

/** What the guards of the area's machines ask for. @spec SHL-12 N25 */
export const renewalGuardWords = defineWords({
  'renewal.guard.isPaidFor': { cn: '在已付费的期限内', hk: '在已付費的期限內', en: 'It is paid for' },
  'renewal.guard.hasTraffic': { cn: '流量尚有剩余', hk: '數據用量尚有剩餘', en: 'Traffic is left' },
});
