import { defineWords, type Phrase } from '../../lib/index.ts';
import type { LedgerKind, TransferKind } from './accounts.ts';
import type { ReconKind } from '../matching.ts';

type Needed =
  | `finance.ledger.account.${LedgerKind}`
  | `finance.ledger.kind.${TransferKind}`
  | `finance.recon.kind.${ReconKind}`;

/** The words of the ledger and of a statement that does not match it. @spec SHL-12 TAR-09 TAR-10 */
export const financeLedgerWords = defineWords({
  'finance.ledger.account.wallet': { cn: '账户余额', hk: '帳戶結餘', en: 'Wallet' },
  'finance.ledger.account.splitDue': { cn: '待分账', hk: '待分帳', en: 'To be split' },
  'finance.ledger.account.recipient': { cn: '分账接收方', hk: '分帳收款方', en: 'Recipient' },
  'finance.ledger.account.revenue': { cn: '收入', hk: '收入', en: 'Revenue' },
  'finance.ledger.account.clearing': { cn: '渠道在途资金', hk: '渠道在途資金', en: 'With the provider' },
  'finance.ledger.account.refundDue': { cn: '待退款', hk: '待退款', en: 'Refunds on their way' },
  'finance.ledger.account.fee': { cn: '手续费', hk: '手續費', en: 'Fees' },
  'finance.ledger.account.suspense': { cn: '待处理款项', hk: '待處理款項', en: 'Suspense' },
  'finance.ledger.account.adjustment': { cn: '调整', hk: '調整', en: 'Adjustments' },
  'finance.ledger.kind.paid': { cn: '订单收款', hk: '訂單收款', en: 'Payment of an order' },
  'finance.ledger.kind.topUp': { cn: '账户充值', hk: '帳戶增值', en: 'Top-up' },
  'finance.ledger.kind.spend': { cn: '余额支付', hk: '結餘付款', en: 'Payment from the balance' },
  'finance.ledger.kind.fee': { cn: '渠道手续费', hk: '渠道手續費', en: 'Fee of the provider' },
  'finance.ledger.kind.splitDue': { cn: '计提分账', hk: '計提分帳', en: 'Set apart for a split' },
  'finance.ledger.kind.split': { cn: '分账', hk: '分帳', en: 'Split' },
  'finance.ledger.kind.return': { cn: '分账回退', hk: '分帳退回', en: 'Return of a split' },
  'finance.ledger.kind.refundDue': { cn: '计提退款', hk: '計提退款', en: 'Set apart for a refund' },
  'finance.ledger.kind.refund': { cn: '退款', hk: '退款', en: 'Refund' },
  'finance.ledger.kind.suspense': { cn: '款项挂账', hk: '款項掛帳', en: 'Put into suspense' },
  'finance.ledger.kind.settle': { cn: '挂账处理', hk: '掛帳處理', en: 'Settled from suspense' },
  'finance.ledger.kind.correction': { cn: '冲正', hk: '沖正', en: 'Correction' },
  'finance.ledger.belowZero': {
    cn: '账户 {account} 的余额为 {balance} 元，不能小于 0',
    hk: '帳戶 {account} 的結餘為 {balance} 元，不可小於 0',
    en: 'The balance of {account} is {balance} yuan and may not be below 0',
  },
  'finance.ledger.cents': {
    cn: '记账金额须为整数分，且不能小于 0',
    hk: '入帳金額須為整數分，且不可小於 0',
    en: 'A transfer is of whole cents and never negative',
  },
  'finance.ledger.otherContent': {
    cn: '记账编号 {key} 已用于另一笔内容',
    hk: '入帳編號 {key} 已用於另一筆內容',
    en: 'The key {key} has been used for another transfer',
  },
  'finance.ledger.twice': { cn: '同一记账编号出现两次', hk: '同一入帳編號出現兩次', en: 'A key is there twice' },
  'finance.recon.kind.missingHere': { cn: '本方缺少', hk: '本方欠缺', en: 'Not in our books' },
  'finance.recon.kind.missingThere': { cn: '渠道缺少', hk: '渠道欠缺', en: 'Not with the provider' },
  'finance.recon.kind.amount': { cn: '金额不符', hk: '金額不符', en: 'Another amount' },
  'finance.recon.kind.state': { cn: '状态不符', hk: '狀態不符', en: 'Another state' },
  'finance.recon.kind.feeDiffers': { cn: '手续费不符', hk: '手續費不符', en: 'Another fee' },
  'finance.recon.kind.twice': { cn: '重复', hk: '重複', en: 'There twice' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
