import { defineWords, type Phrase } from '../../lib/index.ts';
import type { OrderLetter, OrderTrackEvent } from '../track.ts';

type Needed = `service.letter.${OrderLetter}.${'title' | 'text'}` | `service.track.${OrderTrackEvent}`;

/** What people are written about work orders, and what their track says. @spec SHL-12 SRV-02 MSG-04 */
export const serviceLetterWords = defineWords({
  'service.letter.accepted.title': { cn: '工单已受理', hk: '工單已受理', en: 'Work order accepted' },
  'service.letter.accepted.text': {
    cn: '您的工单{number}已由{name}受理。',
    hk: '你的工單{number}已由{name}受理。',
    en: 'Your work order {number} was accepted by {name}.',
  },
  'service.letter.closed.title': { cn: '工单已关闭', hk: '工單已結束', en: 'Work order closed' },
  'service.letter.closed.text': {
    cn: '您的工单{number}已由{name}关闭。请在{days}天内评价；如问题仍在，可追加工单。',
    hk: '你的工單{number}已由{name}結束。請於{days}日內評價；如問題仍在，可追加工單。',
    en: 'Your work order {number} was closed by {name}. Please rate it within {days} {days|day|days}; if the problem is still there, follow it up.',
  },
  'service.letter.closedByCreator.title': {
    cn: '工单已被创建人关闭',
    hk: '工單已由建立者結束',
    en: 'Work order closed by its creator',
  },
  'service.letter.closedByCreator.text': {
    cn: '工单{number}已由创建人{name}关闭，无需继续处理。',
    hk: '工單{number}已由建立者{name}結束，無須繼續處理。',
    en: 'Work order {number} was closed by its creator {name}; nothing more is to be done.',
  },
  'service.letter.transferAsked.title': { cn: '转单待您确认', hk: '轉交待你確認', en: 'A transfer waits for you' },
  'service.letter.transferAsked.text': {
    cn: '{name}申请将工单{number}转给您，请在{hours}小时内确认。',
    hk: '{name}申請將工單{number}轉交給你，請於{hours}小時內確認。',
    en: 'Would you take work order {number} from {name}? Please answer within {hours} {hours|hour|hours}.',
  },
  'service.letter.transferConfirmed.title': { cn: '转单已确认', hk: '轉交已確認', en: 'Transfer confirmed' },
  'service.letter.transferConfirmed.text': {
    cn: '{name}已接收工单{number}。',
    hk: '{name}已接收工單{number}。',
    en: '{name} has taken work order {number}.',
  },
  'service.letter.transferRejected.title': { cn: '转单被拒绝', hk: '轉交被拒絕', en: 'Transfer rejected' },
  'service.letter.transferRejected.text': {
    cn: '{name}拒绝接收工单{number}，工单仍由您负责。',
    hk: '{name}拒絕接收工單{number}，工單仍由你負責。',
    en: '{name} has not taken work order {number}; it is still yours.',
  },
  'service.letter.transferExpired.title': { cn: '转单无人应答', hk: '轉交無人回應', en: 'Transfer not answered' },
  'service.letter.transferExpired.text': {
    cn: '{name}未在{hours}小时内答复，工单{number}仍由您负责。',
    hk: '{name}未於{hours}小時內回覆，工單{number}仍由你負責。',
    en: '{name} did not answer within {hours} {hours|hour|hours}; work order {number} is still yours.',
  },
  'service.letter.levelUrgent.title': {
    cn: '工单级别改为紧急',
    hk: '工單級別改為緊急',
    en: 'The level of a work order is now urgent',
  },
  'service.letter.levelUrgent.text': {
    cn: '{name}已将工单{number}的级别改为紧急。',
    hk: '{name}已將工單{number}的級別改為緊急。',
    en: '{name} has changed the level of work order {number} to urgent.',
  },
  'service.letter.levelHigh.title': {
    cn: '工单级别改为重要',
    hk: '工單級別改為重要',
    en: 'The level of a work order is now high',
  },
  'service.letter.levelHigh.text': {
    cn: '{name}已将工单{number}的级别改为重要。',
    hk: '{name}已將工單{number}的級別改為重要。',
    en: '{name} has changed the level of work order {number} to high.',
  },
  'service.letter.levelNormal.title': {
    cn: '工单级别改为普通',
    hk: '工單級別改為一般',
    en: 'The level of a work order is now normal',
  },
  'service.letter.levelNormal.text': {
    cn: '{name}已将工单{number}的级别改为普通。',
    hk: '{name}已將工單{number}的級別改為一般。',
    en: '{name} has changed the level of work order {number} to normal.',
  },
  'service.letter.takenAway.title': { cn: '工单已改派', hk: '工單已改派', en: 'Work order reassigned' },
  'service.letter.takenAway.text': {
    cn: '工单{number}已改派给{name}。',
    hk: '工單{number}已改派給{name}。',
    en: 'Work order {number} was given to {name}.',
  },
  'service.letter.dueNear.title': { cn: '工单即将超时', hk: '工單即將逾時', en: 'Work order due soon' },
  'service.letter.dueNear.text': {
    cn: '工单{number}须在{time}前受理。',
    hk: '工單{number}須於{time}前受理。',
    en: 'Work order {number} has to be accepted by {time}.',
  },
  'service.letter.dueOver.title': { cn: '工单受理超时', hk: '工單受理逾時', en: 'Work order overdue' },
  'service.letter.dueOver.text': {
    cn: '工单{number}应在{time}前受理，现已超时。',
    hk: '工單{number}應於{time}前受理，現已逾時。',
    en: 'Work order {number} was to be accepted by {time} and is late.',
  },

  'service.track.create': { cn: '创建', hk: '建立', en: 'Created' },
  'service.track.accept': { cn: '受理', hk: '受理', en: 'Accepted' },
  'service.track.dispatch': { cn: '派单', hk: '指派', en: 'Dispatched' },
  'service.track.decline': { cn: '退回', hk: '退回', en: 'Declined' },
  'service.track.transfer': { cn: '申请转单', hk: '申請轉交', en: 'Transfer asked for' },
  'service.track.setLevel': { cn: '更改级别', hk: '更改級別', en: 'Level changed' },
  'service.track.reassign': { cn: '改派', hk: '改派', en: 'Reassigned' },
  'service.track.handle': { cn: '处理', hk: '處理', en: 'Handled' },
  'service.track.close': { cn: '关闭', hk: '結束', en: 'Closed' },
  'service.track.confirmTransfer': { cn: '确认接收', hk: '確認接收', en: 'Transfer confirmed' },
  'service.track.rejectTransfer': { cn: '拒绝接收', hk: '拒絕接收', en: 'Transfer rejected' },
  'service.track.withdrawTransfer': { cn: '撤回转单', hk: '撤回轉交', en: 'Transfer withdrawn' },
  'service.track.expireTransfer': { cn: '转单无人应答', hk: '轉交無人回應', en: 'Transfer not answered' },
  'service.track.rate': { cn: '评价', hk: '評價', en: 'Rated' },
} satisfies Readonly<Record<Needed, Phrase>>);
