import { defineWords, type Phrase } from '../lib/index.ts';
import type { BillEvent, BillPeriod, BillState, BillType } from './bill.ts';
import type { ChainLevel, PriceList } from './chain.ts';
import type { ConsumptionVerdict, WhenExhausted } from './consumption.ts';
import type { GiftKind } from './gifts.ts';
import type { BalanceHolderKind } from './holder.ts';
import type * as limits from './limits.ts';
import type { ServiceMode } from './modes.ts';
import type { PartyKind } from './party.ts';
import type { PayCodeEvent, PayCodeState } from './payCode.ts';
import type { StatementKind } from './periods.ts';
import type { MeteredResource, StorageProduct } from './prices.ts';
import type { PurchaseWay } from './purchase.ts';
import type { StatementTerm } from './reconcile.ts';
import type { AccountLevel, RecordResult, SellType } from './records.ts';

type Needed =
  | `tariff.account.${AccountLevel}`
  | `tariff.bill.event.${BillEvent}`
  | `tariff.bill.period.${BillPeriod}`
  | `tariff.bill.state.${BillState}`
  | `tariff.bill.type.${BillType}`
  | `tariff.chain.level.${ChainLevel}`
  | `tariff.control.verdict.${ConsumptionVerdict}`
  | `tariff.control.whenExhausted.${WhenExhausted}`
  | `tariff.gift.kind.${GiftKind}`
  | `tariff.holder.${BalanceHolderKind}`
  | `tariff.mode.${ServiceMode}`
  | `tariff.party.${PartyKind}`
  | `tariff.payCode.event.${PayCodeEvent}`
  | `tariff.payCode.state.${PayCodeState}`
  | `tariff.priceList.${PriceList}`
  | `tariff.purchaseWay.${PurchaseWay}`
  | `tariff.record.result.${RecordResult}`
  | `tariff.record.sellType.${SellType}`
  | `tariff.resource.${MeteredResource}`
  | `tariff.unit.${MeteredResource}`
  | `tariff.statement.kind.${StatementKind}`
  | `tariff.statement.term.${StatementTerm | 'opening' | 'closing' | 'used'}`
  | `tariff.storage.${StorageProduct}`;

/** The words of prices, bills, gifts, pay codes and statements, and every reason of a refusal. @spec SHL-12 TAR-01 TAR-06 */
export const tariffWords = defineWords({
  'tariff.account.platform': { cn: '平台', hk: '平台', en: 'Platform' },
  'tariff.account.tenant': { cn: '租户', hk: '租戶', en: 'Tenant' },
  'tariff.account.user': { cn: '用户', hk: '用戶', en: 'User' },

  'tariff.balance.short': {
    cn: '账户余额不足，请充值（余额 {balance} 元，需 {amount} 元）',
    hk: '帳戶結餘不足，請增值（結餘 {balance} 元，需 {amount} 元）',
    en: 'The account balance is not enough, please top up (balance {balance} yuan, needed {amount} yuan)',
  },

  'tariff.bill.event.submitProof': { cn: '提交付款凭证', hk: '提交付款證明', en: 'Submit proof of payment' },
  'tariff.bill.event.writeOff': { cn: '核销', hk: '核銷', en: 'Write off' },
  'tariff.bill.period.month': { cn: '月', hk: '月', en: 'Month' },
  'tariff.bill.period.quarter': { cn: '季度', hk: '季度', en: 'Quarter' },
  'tariff.bill.period.year': { cn: '年', hk: '年', en: 'Year' },
  'tariff.bill.state.notWrittenOff': { cn: '未核销', hk: '未核銷', en: 'Not written off' },
  'tariff.bill.state.writtenOff': { cn: '已核销', hk: '已核銷', en: 'Written off' },
  'tariff.bill.type.deviceService': { cn: '设备服务费', hk: '裝置服務費', en: 'Device service' },
  'tariff.bill.type.sms': { cn: '短信', hk: '短訊', en: 'SMS' },
  'tariff.bill.type.voice': { cn: '语音', hk: '語音', en: 'Voice' },
  'tariff.bill.type.dataCard': { cn: '流量卡', hk: '數據卡', en: 'Data card' },
  'tariff.bill.type.storage': { cn: '云存储与水印', hk: '雲端儲存及水印', en: 'Cloud storage and watermark' },
  'tariff.bill.financeOnly': {
    cn: '只有财务可以核销账单',
    hk: '只有財務人員可核銷帳單',
    en: 'Only finance may write off a bill',
  },
  'tariff.bill.locked': {
    cn: '银行流水号和回单提交后不可修改',
    hk: '銀行流水號及收據提交後不可更改',
    en: 'The bank serial number and the receipt cannot be changed after submission',
  },
  'tariff.bill.noProof': {
    cn: '请先提交银行流水号和回单，再核销',
    hk: '請先提交銀行流水號及收據，再核銷',
    en: 'Submit the bank serial number and the receipt before writing off',
  },
  'tariff.bill.ownBill': {
    cn: '账单由您开具，须由其他财务人员核销',
    hk: '帳單由你開立，須由其他財務人員核銷',
    en: 'You issued this bill: somebody else of finance writes it off',
  },
  'tariff.bill.serial': {
    cn: '银行流水号只能包含字母和数字',
    hk: '銀行流水號只可包含字母及數字',
    en: 'A bank serial number has letters and digits only',
  },
  'tariff.bill.writtenOff': { cn: '账单已核销', hk: '帳單已核銷', en: 'The bill has been written off' },

  'tariff.chain.level.platform': { cn: '平台', hk: '平台', en: 'Platform' },
  'tariff.chain.level.tenant': { cn: '租户', hk: '租戶', en: 'Tenant' },
  'tariff.chain.level.partner': { cn: '合作商', hk: '合作夥伴', en: 'Partner' },
  'tariff.chain.level.dealer': { cn: '经销商', hk: '經銷商', en: 'Dealer' },
  'tariff.chain.belowCost': {
    cn: '售价 {price} 元低于成本 {cost} 元',
    hk: '售價 {price} 元低於成本 {cost} 元',
    en: 'The price of {price} yuan is below the cost of {cost} yuan',
  },
  'tariff.chain.past': {
    cn: '价格最早从今天（{0}）起生效',
    hk: '價格最早由今天（{0}）起生效',
    en: 'A price takes effect today ({0}) at the earliest',
  },

  'tariff.control.verdict.send': { cn: '发送', hk: '發送', en: 'Sent' },
  'tariff.control.verdict.warn': { cn: '发送并提醒', hk: '發送並提示', en: 'Sent with a warning' },
  'tariff.control.verdict.stop': { cn: '停止发送', hk: '停止發送', en: 'Not sent' },
  'tariff.control.whenExhausted.stop': {
    cn: '停止发送（报警除外）',
    hk: '停止發送（警報除外）',
    en: 'Stop, except for alarms',
  },
  'tariff.control.whenExhausted.warn': { cn: '只提醒', hk: '只作提示', en: 'Only warn' },

  'tariff.gift.kind.days': { cn: '天数', hk: '日數', en: 'Days' },
  'tariff.gift.kind.sms': { cn: '短信条数', hk: '短訊數目', en: 'SMS messages' },
  'tariff.gift.kind.voice': { cn: '语音次数', hk: '語音次數', en: 'Voice calls' },
  'tariff.gift.mode': {
    cn: '只有标准模式和流量模式可以赠送',
    hk: '只有標準模式及流量模式可以贈送',
    en: 'Gifts are possible in standard and traffic mode only',
  },
  'tariff.gift.otherContent': {
    cn: '这次提交已经赠送过，内容不同',
    hk: '這次提交已經贈送，內容不同',
    en: 'This request has given something else already',
  },
  'tariff.gift.negative': { cn: '赠送数量不能小于 0', hk: '贈送數量不可小於 0', en: 'A gift cannot be less than 0' },
  'tariff.gift.nothing': {
    cn: '天数、短信和语音至少赠送一项',
    hk: '日數、短訊及語音最少贈送一項',
    en: 'Give at least one of days, messages and calls',
  },
  'tariff.grant.notComing': {
    cn: '只能撤回尚未生效的赠送',
    hk: '只可撤回尚未生效的贈送',
    en: 'Only a grant that has not begun can be withdrawn',
  },
  'tariff.grant.notFound': { cn: '没有此赠送设置', hk: '沒有此贈送設定', en: 'There is no such grant' },
  'tariff.grant.nothingNew': {
    cn: '该日的赠送与此相同',
    hk: '當日的贈送與此相同',
    en: 'The same is granted on that day already',
  },

  'tariff.holder.platform': { cn: '平台', hk: '平台', en: 'Platform' },
  'tariff.holder.tenant': { cn: '租户', hk: '租戶', en: 'Tenant' },
  'tariff.holder.partner': { cn: '合作商', hk: '合作夥伴', en: 'Partner' },
  'tariff.holder.unit': { cn: '单位', hk: '單位', en: 'Unit' },
  'tariff.holder.place': { cn: '场所', hk: '場所', en: 'Place' },
  'tariff.holder.device': { cn: '设备', hk: '裝置', en: 'Device' },

  'tariff.mode.standard': { cn: '标准模式', hk: '標準模式', en: 'Standard' },
  'tariff.mode.flow': { cn: '流量模式', hk: '流量模式', en: 'Traffic' },
  'tariff.mode.inclusive': { cn: '全包模式', hk: '全包模式', en: 'All inclusive' },

  'tariff.party.operator': { cn: '运营方', hk: '營運方', en: 'Operator' },
  'tariff.party.tenant': { cn: '租户', hk: '租戶', en: 'Tenant' },
  'tariff.party.partner': { cn: '合作商', hk: '合作夥伴', en: 'Partner' },
  'tariff.party.dealer': { cn: '经销商', hk: '經銷商', en: 'Dealer' },
  'tariff.party.user': { cn: '用户', hk: '用戶', en: 'User' },

  'tariff.payCode.event.use': { cn: '使用', hk: '使用', en: 'Use' },
  'tariff.payCode.event.void': { cn: '作废', hk: '作廢', en: 'Void' },
  'tariff.payCode.event.expire': { cn: '到期', hk: '到期', en: 'Expire' },
  'tariff.payCode.state.unused': { cn: '未使用', hk: '未使用', en: 'Unused' },
  'tariff.payCode.state.used': { cn: '已使用', hk: '已使用', en: 'Used' },
  'tariff.payCode.state.voided': { cn: '已作废', hk: '已作廢', en: 'Void' },
  'tariff.payCode.state.expired': { cn: '已过期', hk: '已過期', en: 'Expired' },
  'tariff.payCode.expired': { cn: '该支付码已过期', hk: '此付款碼已過期', en: 'This pay code has expired' },
  'tariff.payCode.notDue': { cn: '该支付码尚未到期', hk: '此付款碼尚未到期', en: 'This pay code has not expired yet' },
  'tariff.payCode.tries': {
    cn: '支付码输错次数过多，请在 {0} 分钟后重试',
    hk: '付款碼輸錯次數過多，請於 {0} 分鐘後再試',
    en: 'Too many wrong pay codes; try again in {0} minutes',
  },
  'tariff.payCode.voided': {
    cn: '该支付码已作废，请使用新发放的支付码',
    hk: '此付款碼已作廢，請使用新發放的付款碼',
    en: 'This pay code was replaced; use the new one',
  },
  'tariff.payCode.used': { cn: '该支付码已使用', hk: '此付款碼已使用', en: 'This pay code has been used' },
  'tariff.payCode.wrong': {
    cn: '请输入正确的线下支付码（{0} 位字母或数字，不含 O、I、0、1）',
    hk: '請輸入正確的離線付款碼（{0} 個字母或數字，不含 O、I、0、1）',
    en: 'Please enter the correct offline pay code ({0} letters or digits, never O, I, 0 or 1)',
  },

  'tariff.price.required': { cn: '请输入价格', hk: '請輸入價格', en: 'Please enter the price' },
  'tariff.price.negative': { cn: '价格不能小于 0', hk: '價格不可小於 0', en: 'A price cannot be less than 0' },
  'tariff.price.none': { cn: '该时长未设置价格', hk: '此期限未設定價格', en: 'No price is set for this duration' },
  'tariff.price.otherLevel': {
    cn: '该价格由其他层级设置',
    hk: '此價格由其他層級設定',
    en: 'These prices are set by another level',
  },

  'tariff.price.otherList': {
    cn: '该价目表不含此项',
    hk: '此價目表不包括此項目',
    en: 'This list has no prices of that',
  },
  'tariff.price.conflict': {
    cn: '{name}在您打开后修改了价目表',
    hk: '{name}在你開啟後更改了價目表',
    en: '{name} has changed the list since you opened it',
  },
  'tariff.price.notComing': {
    cn: '只能撤回尚未生效的价格',
    hk: '只可撤回尚未生效的價格',
    en: 'Only a price that has not begun can be withdrawn',
  },
  'tariff.price.nothingNew': {
    cn: '没有改动任何价格',
    hk: '沒有更改任何價格',
    en: 'No price is changed',
  },
  'tariff.price.noBuyer': { cn: '没有此下级', hk: '沒有此下級', en: 'There is no such partner below you' },
  'tariff.price.buysNothing': {
    cn: '您的账号不从任何上级购买',
    hk: '你的帳戶不向任何上級購買',
    en: 'Your account buys from nobody',
  },
  'tariff.price.noPrice': { cn: '没有此价格', hk: '沒有此價格', en: 'There is no such price' },

  'tariff.priceList.cost': { cn: '成本价', hk: '成本價', en: 'Cost' },
  'tariff.priceList.platformResources': {
    cn: '平台短信语音价格',
    hk: '平台短訊及語音價格',
    en: 'Platform SMS and voice prices',
  },
  'tariff.priceList.tenantResources': {
    cn: '租户短信语音价格',
    hk: '租戶短訊及語音價格',
    en: 'Tenant SMS and voice prices',
  },
  'tariff.priceList.registrationGrant': {
    cn: '设备注册赠送',
    hk: '裝置登記贈送',
    en: 'Granted on device registration',
  },
  'tariff.priceList.deviceService': { cn: '设备服务费', hk: '裝置服務費', en: 'Device service fee' },
  'tariff.priceList.storage': {
    cn: '云存储与水印价格',
    hk: '雲端儲存及水印價格',
    en: 'Cloud storage and watermark prices',
  },

  'tariff.purchaseWay.online': { cn: '在线支付', hk: '網上付款', en: 'Online payment' },
  'tariff.purchaseWay.balance': { cn: '账户余额', hk: '帳戶結餘', en: 'Account balance' },
  'tariff.purchaseWay.offlineCode': { cn: '线下支付码', hk: '離線付款碼', en: 'Offline pay code' },
  'tariff.purchaseWay.bankTransfer': { cn: '银行转账', hk: '銀行轉帳', en: 'Bank transfer' },

  'tariff.reconcile.gap': {
    cn: '上一笔之后余额为 {expected}，本笔之前为 {before}：中间的变动没有记录',
    hk: '上一筆之後結餘為 {expected}，本筆之前為 {before}：期間的變動沒有記錄',
    en: 'The balance was {expected} after the previous record and {before} before this one: a change has no record',
  },
  'tariff.reconcile.closing': {
    cn: '最后一笔之后余额为 {expected}，期末余额为 {closing}',
    hk: '最後一筆之後結餘為 {expected}，期末結餘為 {closing}',
    en: 'The balance was {expected} after the last record, the closing balance is {closing}',
  },

  'tariff.record.arithmetic': {
    cn: '变动前 {before} 加变动 {change} 不等于变动后 {after}',
    hk: '變動前 {before} 加變動 {change} 不等於變動後 {after}',
    en: '{before} before and a change of {change} do not make {after} after',
  },
  'tariff.record.result.success': { cn: '成功', hk: '成功', en: 'Success' },
  'tariff.record.result.failed': { cn: '失败', hk: '失敗', en: 'Failed' },
  'tariff.record.result.pending': { cn: '处理中', hk: '處理中', en: 'Pending' },
  'tariff.record.sellType.purchase': { cn: '购买', hk: '購買', en: 'Purchase' },
  'tariff.record.sellType.rollback': { cn: '退款扣回', hk: '退款扣回', en: 'Taken back by a refund' },
  'tariff.record.sellType.grant': { cn: '注册赠送', hk: '登記贈送', en: 'Granted on registration' },
  'tariff.record.sellType.gift': { cn: '赠送', hk: '贈送', en: 'Gift' },
  'tariff.record.sellType.giftBack': { cn: '赠送收回', hk: '收回贈送', en: 'Gift taken back' },
  'tariff.record.sellType.consume': { cn: '消费', hk: '使用', en: 'Consumption' },

  'tariff.resource.sms': { cn: '短信', hk: '短訊', en: 'SMS' },
  'tariff.resource.voice': { cn: '语音', hk: '語音', en: 'Voice' },
  'tariff.unit.sms': { cn: '条', hk: '則', en: 'messages' },
  'tariff.unit.voice': { cn: '次', hk: '次', en: 'calls' },

  'tariff.statement.kind.platformDaily': { cn: '平台日对账单', hk: '平台每日對帳單', en: 'Platform daily statement' },
  'tariff.statement.kind.tenantMonthly': { cn: '租户月对账单', hk: '租戶每月對帳單', en: 'Tenant monthly statement' },
  'tariff.statement.kind.tenantYearly': { cn: '租户年度收支趋势', hk: '租戶年度收支趨勢', en: 'Tenant yearly trend' },
  'tariff.statement.term.opening': { cn: '期初余额', hk: '期初結餘', en: 'Opening balance' },
  'tariff.statement.term.purchased': { cn: '购买', hk: '購買', en: 'Purchased' },
  'tariff.statement.term.gifted': { cn: '赠送', hk: '贈送', en: 'Gifted' },
  'tariff.statement.term.closing': { cn: '期末余额', hk: '期末結餘', en: 'Closing balance' },
  'tariff.statement.term.used': { cn: '余额使用', hk: '結餘使用量', en: 'Balance used' },
  'tariff.statement.term.consumed': { cn: '消费', hk: '實際使用', en: 'Consumption' },
  'tariff.statement.window': {
    cn: '只能下载最近 {0} 个月内、今天之前的账单',
    hk: '只可下載最近 {0} 個月內、今天之前的帳單',
    en: 'Only statements of the last {0} months, up to yesterday, can be downloaded',
  },

  'tariff.control.noBalance': {
    cn: '您的账号没有短信和语音余额',
    hk: '你的帳戶沒有短訊和語音結餘',
    en: 'Your account has no balance of messages and calls',
  },
  'tariff.control.none': { cn: '没有设置用量上限', hk: '沒有設定用量上限', en: 'No monthly maximum is set' },
  'tariff.holder.notFound': { cn: '没有此余额主体', hk: '沒有此結餘持有者', en: 'There is no such holder' },
  'tariff.record.notFound': { cn: '没有此记录', hk: '沒有此記錄', en: 'There is no such record' },

  'tariff.units.short': {
    cn: '只剩 {left}，不能收回 {amount}',
    hk: '只餘 {left}，不能收回 {amount}',
    en: 'Only {left} are left: {amount} cannot be taken back',
  },

  'tariff.storage.cloudStorage': { cn: '云存储', hk: '雲端儲存', en: 'Cloud storage' },
  'tariff.storage.watermark': { cn: '水印', hk: '水印', en: 'Watermark' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);

/** The names of the limits. @spec SHL-12 */
export const tariffLimitWords = defineWords({
  'tariff.limit.serviceYears': { cn: '服务年限', hk: '服務年期', en: 'Years of service' },
  'tariff.limit.priceCents': { cn: '价格', hk: '價格', en: 'Price' },
  'tariff.limit.packageUnits': { cn: '套餐数量', hk: '套餐數量', en: 'Units in a package' },
  'tariff.limit.purchasePackages': { cn: '单次购买套餐数', hk: '每次購買套餐數目', en: 'Packages in one purchase' },
  'tariff.limit.pricesAtOnce': {
    cn: '一次保存的价格数',
    hk: '每次儲存的價格數目',
    en: 'Prices in one save',
  },
  'tariff.limit.storageMonths': {
    cn: '云存储与水印时长',
    hk: '雲端儲存及水印期限',
    en: 'Months of cloud storage or watermark',
  },
  'tariff.limit.freeMonths': { cn: '免费月数', hk: '免費月數', en: 'Free months' },
  'tariff.limit.giftUnits': {
    cn: '单次赠送短信或语音数量',
    hk: '每次贈送短訊或語音數目',
    en: 'Messages or calls in a gift',
  },
  'tariff.limit.giftRemarkChars': { cn: '赠送原因字数', hk: '贈送原因字數', en: 'Characters of the reason of a gift' },
  'tariff.limit.giftDays': { cn: '单次赠送天数', hk: '每次贈送日數', en: 'Days in a gift' },
  'tariff.limit.nameChars': { cn: '名称字符数', hk: '名稱字元數目', en: 'Characters of a name' },
  'tariff.limit.descriptionChars': { cn: '描述字符数', hk: '說明字元數目', en: 'Characters of a description' },
  'tariff.limit.bankSerialChars': {
    cn: '银行流水号位数',
    hk: '銀行流水號位數',
    en: 'Characters of a bank serial number',
  },
  'tariff.limit.billYears': { cn: '账单年份', hk: '帳單年份', en: 'Year of a bill' },
  'tariff.limit.billCount': { cn: '账单项目数或设备数', hk: '帳單項目或裝置數目', en: 'Items or devices on a bill' },
  'tariff.limit.payCodesAtOnce': {
    cn: '单次发放支付码数',
    hk: '每次發放付款碼數目',
    en: 'Pay codes handed out at once',
  },
  'tariff.limit.payCodeTriesMax': {
    cn: '支付码可输错次数',
    hk: '付款碼可輸錯次數',
    en: 'Wrong pay codes before a wait',
  },
  'tariff.limit.payCodeTryMin': {
    cn: '支付码输错后等待分钟数',
    hk: '付款碼輸錯後等待分鐘',
    en: 'Minutes to wait after wrong pay codes',
  },
  'tariff.limit.payCodeChars': { cn: '线下支付码位数', hk: '離線付款碼位數', en: 'Characters of an offline pay code' },
  'tariff.limit.calendarDays': { cn: '消费日历天数', hk: '使用日曆日數', en: 'Days of the calendar of consumption' },
  'tariff.limit.controlUnits': { cn: '每月消费上限', hk: '每月使用上限', en: 'Monthly maximum of consumption' },
  'tariff.limit.controlWarnPercent': {
    cn: '消费提醒比例',
    hk: '使用提示百分比',
    en: 'Percentage at which consumption warns',
  },
  'tariff.limit.statementMonths': {
    cn: '账单可下载月数',
    hk: '帳單可下載月數',
    en: 'Months of statements to download',
  },
} satisfies Readonly<Record<`tariff.limit.${keyof typeof limits}`, Phrase>>);

/** What the guards of the area's machines ask for. @spec SHL-12 N25 */
export const tariffGuardWords = defineWords({
  'tariff.guard.proofNotYetGiven': {
    cn: '流水号和回单尚未提交',
    hk: '流水號及收據尚未提交',
    en: 'Serial number and receipt are not yet given',
  },
  'tariff.guard.proofComplete': {
    cn: '流水号和回单齐全',
    hk: '流水號及收據齊備',
    en: 'Serial number and receipt are complete',
  },
  'tariff.guard.hasProof': {
    cn: '已提交流水号和回单',
    hk: '已提交流水號及收據',
    en: 'Serial number and receipt are given',
  },
  'tariff.guard.isNotIssuer': {
    cn: '不是开具账单的人',
    hk: '不是開立帳單的人',
    en: 'Not by the person who issued the bill',
  },
  'tariff.guard.isFinance': { cn: '由财务操作', hk: '由財務人員操作', en: 'By finance' },
  'tariff.guard.isOfTheOrder': { cn: '支付码属于该订单', hk: '付款碼屬於此訂單', en: 'The code is of this order' },
  'tariff.guard.inTime': { cn: '支付码未过期', hk: '付款碼未過期', en: 'The code has not expired' },
  'tariff.guard.isDue': { cn: '支付码已到期', hk: '付款碼已到期', en: 'The code has expired' },
});
