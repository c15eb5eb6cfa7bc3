import { defineWords, type Phrase } from '../../lib/index.ts';
import type { ChatList, ChatNote } from './chat.ts';
import type { ChatEvent, ChatState } from './machine.ts';

type Needed =
  | `service.chat.state.${ChatState}`
  | `service.chat.event.${ChatEvent}`
  | `service.chat.refusal.${ChatState}`
  | `service.chat.note.${ChatNote}`
  | `service.chat.list.${ChatList}`;

/** The words of chats with support. @spec SHL-12 SRV-06 */
export const serviceChatWords = defineWords({
  'service.chat.state.waiting': { cn: '等待接入', hk: '等待接入', en: 'Waiting' },
  'service.chat.state.open': { cn: '咨询中', hk: '查詢中', en: 'Open' },
  'service.chat.state.closed': { cn: '已结束', hk: '已結束', en: 'Closed' },
  'service.chat.event.ask': { cn: '提问', hk: '提問', en: 'Ask' },
  'service.chat.event.take': { cn: '接入', hk: '接入', en: 'Take' },
  'service.chat.event.answer': { cn: '回复', hk: '回覆', en: 'Answer' },
  'service.chat.event.close': { cn: '结束咨询', hk: '結束查詢', en: 'Close' },
  'service.chat.event.idle': { cn: '超时结束', hk: '逾時結束', en: 'End by silence' },
  'service.chat.list.own': { cn: '我的咨询', hk: '我的查詢', en: 'My chats' },
  'service.chat.list.waiting': { cn: '等待接入', hk: '等待接入', en: 'Waiting' },
  'service.chat.list.mine': { cn: '我接待的', hk: '我接待的', en: 'Mine' },
  'service.chat.list.others': { cn: '他人接待的', hk: '他人接待的', en: 'Others’' },
  'service.chat.list.closed': { cn: '已结束', hk: '已結束', en: 'Closed' },
  'service.chat.note.faqs': {
    cn: '客服接入前，这些回答也许有帮助：',
    hk: '客戶服務員接入前，這些回答也許有幫助：',
    en: 'Until somebody answers, this may help:',
  },
  'service.chat.note.away': {
    cn: '消息已收到。客服已下班，{time} 起回复',
    hk: '訊息已收到。客戶服務已休息，{time} 起回覆',
    en: 'Your message was received. Support is closed; somebody answers from {time} on',
  },
  'service.chat.note.taken': { cn: '{name} 已接入', hk: '{name} 已接入', en: '{name} has taken the chat' },
  'service.chat.note.closed': { cn: '{name} 已结束咨询', hk: '{name} 已結束查詢', en: '{name} has closed the chat' },
  'service.chat.note.idle': {
    cn: '长时间没有新消息，咨询已自动结束',
    hk: '長時間沒有新訊息，查詢已自動結束',
    en: 'Closed by itself, for nothing was written for long',
  },
  'service.chat.note.reopened': { cn: '咨询已重新打开', hk: '查詢已重新開啟', en: 'The chat was opened again' },
  'service.chat.note.order': {
    cn: '{name} 已生成工单 {number}',
    hk: '{name} 已建立工單 {number}',
    en: '{name} has made work order {number}',
  },
  'service.chat.letter.title': {
    cn: '客服已回复您的咨询',
    hk: '客戶服務已回覆你的查詢',
    en: 'Support has answered you',
  },
  'service.chat.letter.text': {
    cn: '{name} 已回复咨询 {number}。',
    hk: '{name} 已回覆查詢 {number}。',
    en: '{name} has answered in chat {number}.',
  },
  'service.chat.refusal.waiting': { cn: '请先接入咨询', hk: '請先接入查詢', en: 'Take the chat first' },
  'service.chat.refusal.open': { cn: '咨询由 {name} 接待', hk: '查詢由 {name} 接待', en: '{name} has the chat' },
  'service.chat.refusal.closed': {
    cn: '咨询已由 {name} 结束',
    hk: '查詢已由 {name} 結束',
    en: 'The chat was closed by {name}',
  },
  'service.chat.taken': { cn: '已由 {name} 接入', hk: '已由 {name} 接入', en: 'Taken by {name}' },
  'service.chat.takeFirst': { cn: '请先接入咨询', hk: '請先接入查詢', en: 'Take the chat first' },
  'service.chat.agentsOnly': { cn: '只有客服可以接入', hk: '只有客戶服務員可以接入', en: 'Agents alone take chats' },
  'service.chat.ownChat': {
    cn: '不能接待自己的咨询',
    hk: '不能接待自己的查詢',
    en: 'Nobody answers the own chat',
  },
  'service.chat.over': {
    cn: '咨询结束已超过 {days} 天，请发起新的咨询',
    hk: '查詢結束已超過 {days} 日，請發起新的查詢',
    en: 'The chat was closed more than {days} {days|day|days} ago; begin a new one',
  },
  'service.chat.stillGoesOn': { cn: '咨询仍在进行', hk: '查詢仍在進行', en: 'The chat still goes on' },
  'service.chat.gone': { cn: '咨询不存在或无权查看', hk: '查詢不存在或無權檢視', en: 'There is no such chat for you' },
  'service.chat.keyUsed': {
    cn: '该消息编号已用于另一条消息',
    hk: '該訊息編號已用於另一則訊息',
    en: 'Another message was sent under this name',
  },
  'service.chat.orderMade': {
    cn: '该咨询已生成工单 {number}',
    hk: '該查詢已建立工單 {number}',
    en: 'Work order {number} was made of this chat',
  },
  'service.chat.rateOwnOnly': {
    cn: '只有提问人可以评价',
    hk: '只有提問人可以評價',
    en: 'Who asked rates it, nobody else',
  },
  'service.chat.closeFirst': { cn: '咨询尚未结束', hk: '查詢尚未結束', en: 'The chat is not closed yet' },
  'service.chat.nobodyAnswered': {
    cn: '没有客服接待过此咨询',
    hk: '沒有客戶服務員接待過此查詢',
    en: 'No agent had this chat',
  },
  'service.chat.rateTooLate': {
    cn: '咨询结束已超过 {days} 天',
    hk: '查詢結束已超過 {days} 日',
    en: 'The chat was closed more than {days} {days|day|days} ago',
  },
  'service.chat.rated': { cn: '咨询已评价', hk: '查詢已評價', en: 'The chat was rated already' },
  'service.chat.guard.isCustomer': { cn: '由提问人发送', hk: '由提問人傳送', en: 'By who asks' },
  'service.reply.tooManyOwn': {
    cn: '个人常用回复最多 {max} 条',
    hk: '個人常用回覆最多 {max} 則',
    en: 'At most {max} saved replies of your own',
  },
  'service.reply.tooManyShared': {
    cn: '共用常用回复最多 {max} 条',
    hk: '共用常用回覆最多 {max} 則',
    en: 'At most {max} shared replies',
  },
  'service.reply.others': {
    cn: '该常用回复由 {name} 维护',
    hk: '此常用回覆由 {name} 維護',
    en: 'This saved reply belongs to {name}',
  },
  'service.reply.otherContent': {
    cn: '这次提交已经保存过另一条常用回复；请先查看列表',
    hk: '這次提交已經儲存另一則常用回覆；請先檢視列表',
    en: 'This request has saved another reply already; look at the list first',
  },
  'service.reply.notFound': {
    cn: '常用回复已被删除',
    hk: '常用回覆已被刪除',
    en: 'The saved reply was deleted',
  },
  'service.chat.guard.stillFresh': { cn: '结束不久', hk: '結束不久', en: 'It was closed not long ago' },
  'service.chat.guard.handles': { cn: '由客服操作', hk: '由客戶服務員操作', en: 'By an agent' },
  'service.chat.guard.notOwn': { cn: '不是自己的咨询', hk: '不是自己的查詢', en: 'It is not the own chat' },
  'service.chat.guard.free': {
    cn: '没有其他客服接待，或其账号已停用',
    hk: '沒有其他客戶服務員接待，或其帳戶已停用',
    en: 'No other agent has it, or that one is gone',
  },
  'service.chat.guard.mine': { cn: '由本人接待', hk: '由本人接待', en: 'One has it oneself' },
  'service.chat.guard.mineOrMyOwn': {
    cn: '由本人接待或提问',
    hk: '由本人接待或提問',
    en: 'One has it oneself, or asked',
  },
  'service.chat.guard.isSilent': {
    cn: '回复后提问人长时间没有回应',
    hk: '回覆後提問人長時間沒有回應',
    en: 'Who asked has been silent for long after an answer',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
