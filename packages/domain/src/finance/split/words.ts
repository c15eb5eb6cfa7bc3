import { defineWords, type Phrase } from '../../lib/index.ts';
import type { MerchantType, RecipientRelation, RecipientType } from './merchants.ts';
import type { ReceiverState } from '../attempt/provider.ts';
import type { SplitCode } from './sending.ts';
import type { SplitEvent, SplitResult } from './records.ts';
import type { ToggleOutcome, TriggerEvent, TriggerState } from './triggers.ts';

type Needed =
  | `finance.merchant.type.${MerchantType}`
  | `finance.recipient.relation.${RecipientRelation}`
  | `finance.recipient.type.${RecipientType}`
  | `finance.recipient.state.${ReceiverState}`
  | `finance.split.code.${SplitCode}`
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

  'finance.merchant.notFound': { cn: '没有这个商户', hk: '沒有這個商戶', en: 'There is no such merchant' },
  'finance.merchant.noAccess': { cn: '没有支付账户', hk: '沒有付款帳戶', en: 'There is no payment account' },
  'finance.merchant.noKey': {
    cn: '安装未配置密钥，无法保存支付密钥',
    hk: '系統未設定密鑰，無法儲存付款密鑰',
    en: 'The installation has no key to seal it with',
  },
  'finance.merchant.stopped': {
    cn: '商户已暂停分账和退款',
    hk: '商戶已暫停分帳及退款',
    en: 'Splits and refunds of the merchant are stopped',
  },
  'finance.merchant.taken': { cn: '商户号已存在', hk: '商戶編號已存在', en: 'A merchant has this number already' },
  'finance.recipient.notFound': { cn: '没有这个接收方', hk: '沒有這個收款方', en: 'There is no such recipient' },
  'finance.recipient.taken': {
    cn: '该账户已是接收方',
    hk: '此帳戶已是收款方',
    en: 'This account is a recipient already',
  },
  'finance.recipient.ended': { cn: '接收方已停用', hk: '收款方已停用', en: 'The recipient has ended' },
  'finance.recipient.inUse': {
    cn: '这些分账规则仍在使用该接收方：{names}',
    hk: '以下分帳規則仍在使用此收款方：{names}',
    en: 'These split rules still pay it: {names}',
  },
  'finance.recipient.state.pending': { cn: '添加中', hk: '加入中', en: 'Being added' },
  'finance.recipient.state.added': { cn: '已添加', hk: '已加入', en: 'Added' },
  'finance.recipient.state.refused': { cn: '渠道拒绝', hk: '渠道拒絕', en: 'Refused' },
  'finance.split.code.NO_RELATION': {
    cn: '接收方未添加到商户',
    hk: '收款方未加入商戶',
    en: 'The recipient is not registered with the merchant',
  },
  'finance.split.code.ACCOUNT_ABNORMAL': { cn: '接收方账户异常', hk: '收款方帳戶異常', en: 'The account is abnormal' },
  'finance.split.code.RECEIVER_HIGH_RISK': {
    cn: '接收方为高风险账户',
    hk: '收款方為高風險帳戶',
    en: 'The recipient is a high risk',
  },
  'finance.split.code.NOT_ENOUGH': {
    cn: '可分账金额不足',
    hk: '可分帳金額不足',
    en: 'Not enough is left to split',
  },
  'finance.split.code.RULE_LIMIT': {
    cn: '超过渠道允许的分账比例',
    hk: '超過渠道容許的分帳百分比',
    en: 'More than the provider lets out',
  },
  'finance.split.code.FROZEN_OVER': {
    cn: '订单资金已解冻，不能再分账',
    hk: '訂單資金已解凍，不能再分帳',
    en: 'The money of the order is no longer held',
  },
  'finance.split.ruleNotFound': { cn: '没有这条分账规则', hk: '沒有這條分帳規則', en: 'There is no such split rule' },
  'finance.split.ruleTaken': {
    cn: '该商户的这类订单已有规则：{name}',
    hk: '此商戶的這類訂單已有規則：{name}',
    en: 'The merchant has a rule for these orders: {name}',
  },
  'finance.split.recordNotFound': {
    cn: '没有这条分账记录',
    hk: '沒有這條分帳記錄',
    en: 'There is no such split record',
  },
  'finance.trigger.notFound': { cn: '没有这个触发器', hk: '沒有這個觸發器', en: 'There is no such trigger' },
  'finance.trigger.noPartner': { cn: '没有这个合作商', hk: '沒有這個合作夥伴', en: 'There is no such partner' },
  'finance.split.conflict': {
    cn: '{name} 已先修改，请核对后再保存',
    hk: '{name} 已先更改，請核對後再儲存',
    en: 'It has been changed by {name}, please check and save again',
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
  'finance.recipient.relation.partner': { cn: '合作商', hk: '合作夥伴', en: 'Partner' },
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
    cn: '该合作商已有此订单类型的触发器',
    hk: '此合作夥伴已有此訂單類型的觸發器',
    en: 'This partner has a trigger for this order type already',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
