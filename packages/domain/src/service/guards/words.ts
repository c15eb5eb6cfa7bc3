import { defineWords } from '../../lib/index.ts';

/** What the guards of the area's machines ask for. @spec SHL-12 N25 */
export const serviceGuardWords = defineWords({
  'service.guard.isTarget': { cn: '由接收的客服操作', hk: '由接收的客戶服務員操作', en: 'By the agent asked' },
  'service.guard.isOperator': { cn: '由发起人操作', hk: '由發起人操作', en: 'By who asked' },
  'service.guard.reasonFits': {
    cn: '已填写原因且不超过字数',
    hk: '已填寫原因且不超過字數',
    en: 'A reason is given, and not too long',
  },
  'service.guard.agentSelected': {
    cn: '已选择另一位客服',
    hk: '已選擇另一位客戶服務員',
    en: 'Another agent is selected',
  },
  'service.guard.levelChanged': { cn: '已选择另一级别', hk: '已選擇另一級別', en: 'Another level is chosen' },
  'service.guard.reasonGiven': { cn: '已填写原因', hk: '已填寫原因', en: 'A reason is given' },
  'service.guard.somethingSaid': {
    cn: '已填写说明或添加图片',
    hk: '已填寫說明或加入圖片',
    en: 'Something is written or shown',
  },
  'service.guard.ratesOwn': {
    cn: '评价由创建人作出',
    hk: '評價由建立者作出',
    en: 'The rating is its creator’s',
  },
  'service.guard.noTransferOrMyOwn': {
    cn: '没有等待确认的转单，或由本人创建',
    hk: '沒有等待確認的轉交，或由本人建立',
    en: 'No transfer waits to be confirmed, or one created it oneself',
  },
  'service.guard.isOver': {
    cn: '等待已超时，或一方客服已停用',
    hk: '等待已逾時，或一方客戶服務員已停用',
    en: 'It has waited too long, or one of the two agents is gone',
  },
  'service.guard.forMe': {
    cn: '工单未分派，或由本人负责',
    hk: '工單未分派，或由本人負責',
    en: 'Nobody has it yet, or oneself',
  },
  'service.guard.mine': { cn: '由本人负责', hk: '由本人負責', en: 'One has it oneself' },
  'service.guard.mineOrMyOwn': {
    cn: '由本人负责或创建',
    hk: '由本人負責或建立',
    en: 'One has it oneself, or created it',
  },
  'service.guard.myOwn': { cn: '由本人创建', hk: '由本人建立', en: 'One created it oneself' },
  'service.guard.resolutionChosen': {
    cn: '已选择问题是否解决',
    hk: '已選擇問題是否解決',
    en: 'It was chosen whether the problem is resolved',
  },
  'service.guard.noTransferPending': {
    cn: '没有等待确认的转单',
    hk: '沒有等待確認的轉交',
    en: 'No transfer waits to be confirmed',
  },
});
