import { defineWords, type Phrase } from '../../lib/index.ts';
import type { CaseKind, CaseWay } from './cases.ts';
import type { RefundEvent, RefundState, RefundTrackStep } from './refunds.ts';
import type { RefundWait, ReturnEvent, ReturnState } from './returns.ts';

type Needed =
  | `finance.case.kind.${CaseKind}`
  | `finance.case.how.${CaseWay}`
  | `finance.refund.event.${RefundEvent}`
  | `finance.refund.is.${RefundState}`
  | `finance.refund.state.${RefundState}`
  | `finance.refund.track.${RefundTrackStep}`
  | `finance.refund.waits.${RefundWait}`
  | `finance.return.is.${ReturnState}`
  | `finance.return.state.${ReturnState}`
  | `finance.return.event.${ReturnEvent}`;

/** The words of refunds, and every reason of a refusal. @spec SHL-12 FIN-08 FIN-09 */
export const financeRefundWords = defineWords({
  'finance.refund.event.approve': { cn: '同意退款', hk: '批准退款', en: 'Approve' },
  'finance.refund.event.refuse': { cn: '拒绝退款', hk: '拒絕退款', en: 'Refuse' },
  'finance.refund.event.succeed': { cn: '退款到账', hk: '退款已到帳', en: 'Refund arrived' },
  'finance.refund.event.fail': { cn: '退款失败', hk: '退款失敗', en: 'Refund failed' },
  'finance.refund.event.resend': { cn: '重新提交渠道', hk: '重新提交渠道', en: 'Send again' },
  'finance.refund.is.refunding': {
    cn: '退款已同意，正在退款',
    hk: '退款已批准，正在退款',
    en: 'The refund has been approved and is on its way',
  },
  'finance.refund.is.underReview': { cn: '退款正在审核', hk: '退款正在審核', en: 'The refund is under review' },
  'finance.refund.is.success': { cn: '退款已成功', hk: '退款已成功', en: 'The refund has succeeded' },
  'finance.refund.is.refused': { cn: '退款已被拒绝', hk: '退款已被拒絕', en: 'The refund has been refused' },
  'finance.refund.is.failed': {
    cn: '退款已失败，请重新申请',
    hk: '退款已失敗，請重新申請',
    en: 'The refund has failed, please ask again',
  },
  'finance.refund.state.underReview': { cn: '审核中', hk: '審核中', en: 'Under review' },
  'finance.refund.state.refunding': { cn: '退款中', hk: '退款中', en: 'Refunding' },
  'finance.refund.state.success': { cn: '退款成功', hk: '退款成功', en: 'Refunded' },
  'finance.refund.state.refused': { cn: '已拒绝', hk: '已拒絕', en: 'Refused' },
  'finance.refund.state.failed': { cn: '退款失败', hk: '退款失敗', en: 'Failed' },
  'finance.refund.track.purchaseCompleted': { cn: '购买完成', hk: '購買完成', en: 'Purchase completed' },
  'finance.refund.track.refunding': { cn: '退款中', hk: '退款中', en: 'Refunding' },
  'finance.refund.track.refundSucceeded': { cn: '退款成功', hk: '退款成功', en: 'Refund succeeded' },
  'finance.refund.track.refundFailed': { cn: '退款失败', hk: '退款失敗', en: 'Refund failed' },
  'finance.refund.waits.splits': {
    cn: '等待分账完成',
    hk: '等待分帳完成',
    en: 'Waits until the order is split',
  },
  'finance.refund.waits.returns': {
    cn: '等待接收方退回分账',
    hk: '等待收款方退回分帳',
    en: 'Waits for recipients to give back their parts',
  },
  'finance.refund.waits.decision': {
    cn: '接收方未能退回，等待财务决定',
    hk: '收款方未能退回，等待財務決定',
    en: 'A recipient does not give back its part: finance decides',
  },
  'finance.refund.waits.provider': {
    cn: '等待支付渠道退款',
    hk: '等待付款渠道退款',
    en: 'Waits for the provider to pay it back',
  },
  'finance.refund.allUsed': {
    cn: '购买的内容已全部使用',
    hk: '購買的內容已全部使用',
    en: 'All that was bought has been used',
  },
  'finance.refund.late': {
    cn: '支付已超过 {0} 天，无法退款',
    hk: '付款已超過 {0} 日，無法退款',
    en: 'It was paid more than {0} days ago and cannot be refunded any more',
  },
  'finance.refund.tooMany': {
    cn: '一个订单最多申请 {0} 次退款',
    hk: '一張訂單最多申請 {0} 次退款',
    en: 'An order can be refunded {0} times at most',
  },
  'finance.refund.notFound': { cn: '没有这个退款申请', hk: '沒有這個退款申請', en: 'There is no such refund' },
  'finance.refund.notPayee': {
    cn: '只有收款方的财务可以审核这个退款',
    hk: '只有收款方的財務可審核這個退款',
    en: 'Only finance of the payee audits this refund',
  },
  'finance.refund.conflict': {
    cn: '{name} 已先处理了这个退款，请查看最新状态',
    hk: '{name} 已先處理這個退款，請檢視最新狀態',
    en: '{name} has handled this refund first, please look at it again',
  },
  'finance.refund.noneRefused': {
    cn: '没有被拒绝的分账回退',
    hk: '沒有被拒絕的分帳退回',
    en: 'No recipient has refused to give back its part',
  },
  'finance.return.is.pending': { cn: '分账回退正在处理', hk: '分帳退回正在處理', en: 'The part is being given back' },
  'finance.return.is.success': { cn: '分账已退回', hk: '分帳已退回', en: 'The part was given back' },
  'finance.return.is.refused': { cn: '分账回退被拒绝', hk: '分帳退回被拒絕', en: 'The part is not given back' },
  'finance.return.is.borne': { cn: '由商户承担', hk: '由商戶承擔', en: 'The merchant bears the part' },
  'finance.return.state.pending': { cn: '退回中', hk: '退回中', en: 'Being given back' },
  'finance.return.state.success': { cn: '已退回', hk: '已退回', en: 'Given back' },
  'finance.return.state.refused': { cn: '未能退回', hk: '未能退回', en: 'Not given back' },
  'finance.return.state.borne': { cn: '商户承担', hk: '商戶承擔', en: 'Borne by the merchant' },
  'finance.return.event.succeed': { cn: '退回成功', hk: '退回成功', en: 'Given back' },
  'finance.return.event.refuse': { cn: '退回被拒绝', hk: '退回被拒絕', en: 'Refused' },
  'finance.return.event.retry': { cn: '重新退回', hk: '重新退回', en: 'Try again' },
  'finance.return.event.bear': { cn: '由商户承担', hk: '由商戶承擔', en: 'The merchant bears it' },
  'finance.refund.amount': {
    cn: '退款金额须大于 0，且不超过可退的 {0} 元',
    hk: '退款金額須大於 0，且不超過可退的 {0} 元',
    en: 'A refund is more than 0 and at most the {0} yuan that are left',
  },
  'finance.refund.changed': {
    cn: '订单已变更，请刷新后重试',
    hk: '訂單已更改，請重新載入後再試',
    en: 'The order has changed, please reload it and try again',
  },
  'finance.refund.financeOnly': {
    cn: '只有财务可以审核退款',
    hk: '只有財務人員可審核退款',
    en: 'Only finance may audit a refund',
  },
  'finance.refund.notFinal': {
    cn: '支付渠道尚未给出最终结果，退款将以同一单号重新提交',
    hk: '付款渠道尚未給出最終結果，退款將以同一編號重新提交',
    en: 'The provider has not given its final word: the refund is sent again under the same number',
  },
  'finance.refund.notRefunded': {
    cn: '金额超过已退款的 {0} 元',
    hk: '金額超過已退款的 {0} 元',
    en: 'The amount is more than the {0} yuan refunded',
  },
  'finance.refund.notOwn': {
    cn: '只能申请自己的订单退款',
    hk: '只可申請自己的訂單退款',
    en: 'Only your own order can be refunded',
  },
  'finance.refund.notPaid': {
    cn: '只有支付成功的订单可以退款',
    hk: '只有付款成功的訂單可以退款',
    en: 'Only a paid order can be refunded',
  },
  'finance.refund.ownRequest': {
    cn: '退款由您申请，须由其他财务人员审核',
    hk: '退款由你申請，須由其他財務人員審核',
    en: 'You asked for this refund: somebody else of finance approves it',
  },
  'finance.refund.pending': {
    cn: '该订单有退款正在处理',
    hk: '此訂單有退款正在處理',
    en: 'A refund of this order is pending',
  },
  'finance.refund.rollbackChanged': {
    cn: '需收回的数量已由 {1} 变为 {0}，请核对后重试',
    hk: '需收回的數量已由 {1} 變為 {0}，請核對後再試',
    en: 'What is taken back has changed from {1} to {0}, please check and try again',
  },
  'finance.refund.type': {
    cn: '只有设备服务费、流量卡、短信和语音流量可以退款',
    hk: '只有裝置服務費、數據卡、短訊及語音流量可以退款',
    en: 'Only device service, data cards, SMS and voice traffic can be refunded',
  },
  'finance.refund.used': {
    cn: '需收回 {0}，只剩 {1} 未使用',
    hk: '需收回 {0}，只餘 {1} 未使用',
    en: '{0} would be taken back, only {1} are unused',
  },
  'finance.return.late': {
    cn: '分账已超过 {0} 天，无法回退',
    hk: '分帳已超過 {0} 日，無法退回',
    en: 'The split is more than {0} days old and cannot be returned',
  },
  'finance.return.notAllowed': {
    cn: '接收方未开通分账回退',
    hk: '收款方未啟用分帳退回',
    en: 'The recipient has not allowed returns',
  },
  'finance.return.person': {
    cn: '个人接收方的分账无法回退',
    hk: '個人收款方的分帳無法退回',
    en: 'A person cannot return a split',
  },
  'finance.return.spent': {
    cn: '接收方余额 {0} 元，不足以回退 {1} 元',
    hk: '收款方結餘 {0} 元，不足以退回 {1} 元',
    en: 'The recipient has {0} yuan left, fewer than the {1} yuan to return',
  },
  'finance.case.kind.refundFailed': {
    cn: '退款 {amount} 未能到账，买方仍应得到这笔款项',
    hk: '退款 {amount} 未能到帳，買方仍應得到這筆款項',
    en: 'A refund of {amount} did not arrive, and the buyer is still owed it',
  },
  'finance.case.kind.refundFound': {
    cn: '支付渠道退回了 {amount}，本系统没有这笔退款',
    hk: '付款渠道退回了 {amount}，本系統沒有這筆退款',
    en: 'The provider has paid back {amount}, and nobody asked for it here',
  },
  'finance.case.kind.amountUnread': {
    cn: '支付渠道有一笔退款，金额“{said}”无法读取',
    hk: '付款渠道有一筆退款，金額「{said}」無法讀取',
    en: 'The provider has a refund whose amount ‘{said}’ cannot be read',
  },
  'finance.case.how.payAgain': {
    cn: '以新单号再次退款',
    hk: '以新編號再次退款',
    en: 'Pay it again, under a new number',
  },
  'finance.case.how.paidOtherwise': {
    cn: '已用其他方式付给买方',
    hk: '已用其他方式付給買方',
    en: 'The buyer was paid another way',
  },
  'finance.case.how.undo': {
    cn: '撤销退款，恢复已收回的数量',
    hk: '撤銷退款，恢復已收回的數量',
    en: 'Call it off and give back what was taken',
  },
  'finance.case.how.book': {
    cn: '登记为本订单的退款',
    hk: '登記為此訂單的退款',
    en: 'Book it as a refund of this order',
  },
  'finance.case.how.writeOff': {
    cn: '记为差额：超出可退金额',
    hk: '記為差額：超出可退金額',
    en: 'Book it as a difference: it is more than can be refunded',
  },
  'finance.case.how.dismiss': {
    cn: '支付渠道并未退款，不作登记',
    hk: '付款渠道並未退款，不作登記',
    en: 'The provider has not paid it back: book nothing',
  },
  'finance.case.owed': {
    cn: '请先处理未到账的退款 {0}：买方仍应得到这笔款项',
    hk: '請先處理未到帳的退款 {0}：買方仍應得到這筆款項',
    en: 'Decide first over the refund {0}, which the buyer is still owed',
  },
  'finance.case.notFound': { cn: '没有这笔待处理款项', hk: '沒有這筆待處理款項', en: 'There is no such case' },
  'finance.case.settled': {
    cn: '{name} 已处理了这笔款项',
    hk: '{name} 已處理這筆款項',
    en: '{name} has settled this case',
  },
  'finance.case.way': {
    cn: '这笔款项不能这样处理',
    hk: '這筆款項不能這樣處理',
    en: 'This case cannot be settled that way',
  },
  'finance.case.fits': {
    cn: '这笔退款在可退金额以内，请登记为退款',
    hk: '這筆退款在可退金額以內，請登記為退款',
    en: 'This refund fits what is left: book it as a refund',
  },
  'finance.case.otherAmount': {
    cn: '这笔款项只剩 {0} 元，超出部分请记为差额',
    hk: '這筆款項只餘 {0} 元，超出部分請記為差額',
    en: '{0} yuan of this money is left: more can only be booked as a difference',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
