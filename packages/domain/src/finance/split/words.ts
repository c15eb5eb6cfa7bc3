import { defineWords, type Phrase } from '../../lib/index.ts';
import type { MerchantType, RecipientRelation, RecipientType } from './merchants.ts';
import type { SplitEvent, SplitResult } from './records.ts';
import type { ToggleOutcome, TriggerEvent, TriggerState } from './triggers.ts';

type Needed =
  | `finance.merchant.type.${MerchantType}`
  | `finance.recipient.relation.${RecipientRelation}`
  | `finance.recipient.type.${RecipientType}`
  | `finance.split.event.${SplitEvent}`
  | `finance.split.is.${SplitResult}`
  | `finance.split.result.${SplitResult}`
  | `finance.trigger.already.${TriggerState}`
  | `finance.trigger.event.${TriggerEvent}`
  | `finance.trigger.outcome.${ToggleOutcome}`
  | `finance.trigger.state.${TriggerState}`;

/** The words of merchants, recipients, split rules, triggers and split records. @spec SHL-12 FIN-02 FIN-04 FIN-06 FIN-07 */
export const financeSplitWords = defineWords({
  'finance.merchant.type.ordinary': { cn: '普通商户', hk: '普通商戶', en: 'Ordinary merchant' },
  'finance.merchant.type.special': { cn: '特约商户', hk: '特約商戶', en: 'Special merchant' },
  'finance.merchant.number': {
    cn: '商户号只能包含数字',
    hk: '商戶編號只可包含數字',
    en: 'A merchant number has digits only',
  },
  'finance.merchant.notReceiving': {
    cn: '商户未开通收款',
    hk: '商戶未啟用收款',
    en: 'The merchant cannot receive payments',
  },
  'finance.merchant.notSplitting': {
    cn: '商户未开通分账',
    hk: '商戶未啟用分帳',
    en: 'Splitting is not enabled for the merchant',
  },

  'finance.merchant.ruleAbove': {
    cn: '这些分账规则的比例合计超过 {0}%：{names}，请先修改规则',
    hk: '以下分帳規則的百分比合計超過 {0}%：{names}，請先更改規則',
    en: 'These split rules add up to more than {0}%, change them first: {names}',
  },

  'finance.recipient.type.merchant': { cn: '商户', hk: '商戶', en: 'Merchant' },
  'finance.recipient.type.person': { cn: '个人', hk: '個人', en: 'Person' },
  'finance.recipient.openId': {
    cn: '只能包含字母、数字、下划线和连字符',
    hk: '只可包含字母、數字、底線及連字號',
    en: 'Letters, digits, underscores and hyphens only',
  },
  'finance.recipient.relation.serviceProvider': { cn: '服务商', hk: '服務供應商', en: 'Service provider' },
  'finance.recipient.relation.store': { cn: '门店', hk: '門市', en: 'Store' },
  'finance.recipient.relation.staff': { cn: '员工', hk: '員工', en: 'Staff' },
  'finance.recipient.relation.storeOwner': { cn: '店主', hk: '店主', en: 'Store owner' },
  'finance.recipient.relation.partner': { cn: '合作伙伴', hk: '合作夥伴', en: 'Partner' },
  'finance.recipient.relation.headquarters': { cn: '总部', hk: '總部', en: 'Headquarters' },
  'finance.recipient.relation.brand': { cn: '品牌方', hk: '品牌方', en: 'Brand' },
  'finance.recipient.relation.distributor': { cn: '分销商', hk: '分銷商', en: 'Distributor' },
  'finance.recipient.relation.user': { cn: '用户', hk: '用戶', en: 'User' },
  'finance.recipient.relation.supplier': { cn: '供应商', hk: '供應商', en: 'Supplier' },
  'finance.recipient.relation.custom': { cn: '其他', hk: '其他', en: 'Other' },

  'finance.record.cents': {
    cn: '到账金额须为不小于 0 的整数分',
    hk: '到帳金額須為不小於 0 的整數分',
    en: 'The amount received must be whole cents, not below 0',
  },
  'finance.record.completion': {
    cn: '完成时间须在分账结束后才有',
    hk: '完成時間須在分帳結束後才有',
    en: 'There is a completion time if and only if the split has ended',
  },
  'finance.record.detail': { cn: '分账明细单号重复', hk: '分帳明細編號重複', en: 'A detail number stands twice' },
  'finance.record.error': {
    cn: '失败的分账须有错误码，其他分账不得有',
    hk: '失敗的分帳須有錯誤代碼，其他分帳不得有',
    en: 'There is an error code if and only if the split failed',
  },
  'finance.record.nothing': {
    cn: '0 分的分账不发送，须直接记为成功',
    hk: '0 分的分帳不發送，須直接記為成功',
    en: 'A part of 0 cents is never sent: it is recorded as a success',
  },
  'finance.record.sum': {
    cn: '到账合计 {received} 元超过订单总额 {total} 元',
    hk: '到帳合計 {received} 元超過訂單總額 {total} 元',
    en: 'The {received} yuan received are more than the total of {total} yuan',
  },
  'finance.record.times': {
    cn: '完成时间早于创建时间',
    hk: '完成時間早於建立時間',
    en: 'It was completed before it was created',
  },
  'finance.record.totals': {
    cn: '同一订单的总额不一致',
    hk: '同一訂單的總額不一致',
    en: 'The totals of one order differ',
  },

  'finance.sheet.columns': {
    cn: '每行须有 {0} 列（接收方、名称、账户、比例），此行有 {1} 列',
    hk: '每行須有 {0} 欄（收款方、名稱、帳戶、比例），此行有 {1} 欄',
    en: 'A row has {0} columns (recipient, name, account, ratio), this one has {1}',
  },
  'finance.sheet.tooLong': {
    cn: '粘贴的内容不能超过 {0} 个字符',
    hk: '貼上的內容不可超過 {0} 個字元',
    en: 'At most {0} characters can be pasted',
  },

  'finance.split.event.succeed': { cn: '分账成功', hk: '分帳成功', en: 'Succeed' },
  'finance.split.event.fail': { cn: '分账失败', hk: '分帳失敗', en: 'Fail' },
  'finance.split.event.retry': { cn: '重试', hk: '重試', en: 'Retry' },
  'finance.split.is.pending': { cn: '分账正在处理', hk: '分帳正在處理', en: 'The split is pending' },
  'finance.split.is.success': { cn: '分账已成功', hk: '分帳已成功', en: 'The split has succeeded' },
  'finance.split.is.failed': {
    cn: '分账已失败，请重试',
    hk: '分帳已失敗，請重試',
    en: 'The split has failed, please retry it',
  },
  'finance.split.noRecipient': { cn: '没有该接收方', hk: '沒有此收款方', en: 'There is no such recipient' },
  'finance.split.nothingToSend': { cn: '金额为 0，无需发送', hk: '金額為 0，毋須發送', en: 'Nothing to send' },
  'finance.split.overProvider': {
    cn: '分账比例合计 {1}%，支付渠道最多允许分出 {0}%',
    hk: '分帳百分比合計 {1}%，付款渠道最多容許分出 {0}%',
    en: 'The ratios add up to {1}%, the provider lets out at most {0}%',
  },
  'finance.split.tooMuch': {
    cn: '需分账 {1} 元，扣除退款和手续费后最多可分 {0} 元',
    hk: '需分帳 {1} 元，扣除退款及手續費後最多可分 {0} 元',
    en: '{1} yuan would be split, at most {0} yuan can be after refunds and fees',
  },
  'finance.split.result.pending': { cn: '处理中', hk: '處理中', en: 'Pending' },
  'finance.split.result.success': { cn: '成功', hk: '成功', en: 'Success' },
  'finance.split.result.failed': { cn: '失败', hk: '失敗', en: 'Failed' },
  'finance.split.sum': {
    cn: '分账比例合计 {1}%，不能超过 {0}%',
    hk: '分帳比例合計 {1}%，不可超過 {0}%',
    en: 'The ratios add up to {1}%, at most {0}% may be split',
  },
  'finance.split.twice': {
    cn: '该接收方已在前面',
    hk: '此收款方已在前面',
    en: 'This recipient stands in an earlier row',
  },

  'finance.trigger.already.enabled': { cn: '触发器已启用', hk: '觸發器已啟用', en: 'The trigger is enabled already' },
  'finance.trigger.already.disabled': { cn: '触发器已停用', hk: '觸發器已停用', en: 'The trigger is disabled already' },
  'finance.trigger.event.enable': { cn: '启用', hk: '啟用', en: 'Enable' },
  'finance.trigger.event.disable': { cn: '停用', hk: '停用', en: 'Disable' },
  'finance.trigger.outcome.done': { cn: '操作成功', hk: '操作成功', en: 'Done' },
  'finance.trigger.outcome.failed': {
    cn: '操作失败，状态未改变',
    hk: '操作失敗，狀態未改變',
    en: 'Failed, nothing has changed',
  },
  'finance.trigger.outcome.abnormal': {
    cn: '操作结果异常，请刷新后核对状态',
    hk: '操作結果異常，請重新載入後核對狀態',
    en: 'The outcome is abnormal, please reload and check the state',
  },
  'finance.trigger.state.enabled': { cn: '已启用', hk: '已啟用', en: 'Enabled' },
  'finance.trigger.state.disabled': { cn: '已停用', hk: '已停用', en: 'Disabled' },
  'finance.trigger.twice': {
    cn: '该合作伙伴已有此订单类型的触发器',
    hk: '此合作夥伴已有此訂單類型的觸發器',
    en: 'This partner has a trigger for this order type already',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
