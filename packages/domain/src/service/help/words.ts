import { defineWords, type Phrase } from '../../lib/index.ts';
import type { Faq, FaqSubject } from './faqs.ts';
import type { FeedbackState, FeedbackType } from './feedback.ts';
import type { HelpSection } from './support.ts';

type Needed =
  | `service.help.${HelpSection}`
  | `service.feedback.type.${FeedbackType}`
  | `service.feedback.state.${FeedbackState}`
  | `service.faq.subject.${FaqSubject}`
  | `service.faq.${Faq}.${'question' | 'answer'}`;

/** The words of the help centre and of feedback; limits in the answers come as arguments. @spec SHL-12 SRV-06 SRV-07 */
export const serviceHelpWords = defineWords({
  'service.help.chat': { cn: '在线客服', hk: '線上客戶服務', en: 'Chat' },
  'service.help.workOrders': { cn: '我的工单', hk: '我的工單', en: 'Work orders' },
  'service.help.faq': { cn: '常见问题', hk: '常見問題', en: 'Questions and answers' },
  'service.support.open': { cn: '客服在线，服务至 {time}', hk: '客戶服務中，服務至 {time}', en: 'Open until {time}' },
  'service.support.closed': {
    cn: '客服已下班，{time} 恢复服务',
    hk: '客戶服務已休息，{time} 恢復服務',
    en: 'Closed; opens at {time}',
  },
  'service.chat.imageTooBig': { cn: '图片不能超过 {0} MB', hk: '圖片不可超過 {0} MB', en: 'Images of at most {0} MB' },
  'service.chat.nothing': {
    cn: '请输入内容或添加图片',
    hk: '請輸入內容或加入圖片',
    en: 'Write something or add an image',
  },

  'service.feedback.type.suggestion': { cn: '建议', hk: '建議', en: 'Suggestion' },
  'service.feedback.type.fault': { cn: '故障', hk: '故障', en: 'Fault' },
  'service.feedback.type.complaint': { cn: '投诉', hk: '投訴', en: 'Complaint' },
  'service.feedback.type.question': { cn: '咨询', hk: '查詢', en: 'Question' },
  'service.feedback.type.other': { cn: '其他', hk: '其他', en: 'Other' },
  'service.feedback.gone': {
    cn: '反馈不存在或无权查看',
    hk: '意見不存在或無權檢視',
    en: 'There is no such feedback for you',
  },
  'service.feedback.replied': {
    cn: '{name} 已回复该反馈',
    hk: '{name} 已回覆此意見',
    en: '{name} has replied to it already',
  },
  'service.feedback.state.waiting': { cn: '待回复', hk: '待回覆', en: 'Awaiting reply' },
  'service.feedback.state.replied': { cn: '已回复', hk: '已回覆', en: 'Replied' },

  'service.faq.subject.device': { cn: '设备', hk: '裝置', en: 'Devices' },
  'service.faq.subject.messaging': { cn: '短信与语音', hk: '短訊及語音', en: 'SMS and voice' },
  'service.faq.subject.payment': { cn: '费用', hk: '費用', en: 'Payment' },
  'service.faq.subject.account': { cn: '账号', hk: '帳戶', en: 'Account' },
  'service.faq.offline.question': { cn: '设备为什么离线？', hk: '裝置為何離線？', en: 'Why is my device offline?' },
  'service.faq.offline.answer': {
    cn: '请检查供电、信号和服务期限，或使用诊断工具逐项检查。',
    hk: '請檢查供電、訊號及服務期限，或使用診斷工具逐項檢查。',
    en: 'Check its power, its signal and its service term, or let the diagnostic tool check them one by one.',
  },
  'service.faq.signal.question': { cn: '信号值怎么看？', hk: '訊號值怎樣看？', en: 'How do I read the signal?' },
  'service.faq.signal.answer': {
    cn: '信号值越大越好；{0} 及以下视为信号离线，{1} 表示没有信号。',
    hk: '訊號值越大越好；{0} 或以下視為訊號離線，{1} 表示沒有訊號。',
    en: 'More is better; {0} or less counts as signal offline, and {1} means none.',
  },
  'service.faq.falseAlarm.question': { cn: '设备误报怎么办？', hk: '裝置誤報怎麼辦？', en: 'What about false alarms?' },
  'service.faq.falseAlarm.answer': {
    cn: '请清洁设备，避开烟气和水汽，并把该报警处理为误报。',
    hk: '請清潔裝置，避開煙氣及水氣，並把該警報處理為誤報。',
    en: 'Clean the device, keep it away from smoke and steam, and handle the alarm as a false alarm.',
  },
  'service.faq.reset.question': {
    cn: '复位后为什么没有变化？',
    hk: '復位後為何沒有變化？',
    en: 'Why does a reset change nothing?',
  },
  'service.faq.reset.answer': {
    cn: '复位已发送，设备下次上报时才会执行，请稍后再看。',
    hk: '復位已發送，裝置下次上報時才會執行，請稍後再看。',
    en: 'The reset was sent; the device carries it out at its next report. Look again later.',
  },
  'service.faq.receivers.question': { cn: '谁会收到报警？', hk: '誰會收到警報？', en: 'Who receives alarms?' },
  'service.faq.receivers.answer': {
    cn: '单位和场所中登记的手机与固定电话，可在其详情中修改。',
    hk: '單位及場所中登記的手機與固網電話，可在其詳情中更改。',
    en: 'The mobile phones and landlines of the unit and the place; change them in their details.',
  },
  'service.faq.balance.question': {
    cn: '短信或语音用完了怎么办？',
    hk: '短訊或語音用完怎麼辦？',
    en: 'What if SMS or calls run out?',
  },
  'service.faq.balance.answer': {
    cn: '购买短信或语音套餐，付款成功后即可使用。',
    hk: '購買短訊或語音套餐，付款成功後即可使用。',
    en: 'Buy a package of messages or calls; it can be used once it is paid.',
  },
  'service.faq.sendLimit.question': {
    cn: '发送限制开关有什么用？',
    hk: '發送限制開關有何用途？',
    en: 'What is the send limit for?',
  },
  'service.faq.sendLimit.answer': {
    cn: '打开后该设备的短信和语音发送受限，{0} 小时后自动关闭。',
    hk: '開啟後該裝置的短訊及語音發送受限，{0} 小時後自動關閉。',
    en: 'While it is on, SMS and calls of the device are limited; it switches itself off after {0} {0|hour|hours}.',
  },
  'service.faq.renewal.question': { cn: '怎样为设备续费？', hk: '怎樣為裝置續期？', en: 'How do I renew devices?' },
  'service.faq.renewal.answer': {
    cn: '同一类型、同一合作商的设备一起按年续费。先查看哪些设备即将到期，再联系客服办理。',
    hk: '同一類型、同一合作夥伴的裝置會一起按年續期。先檢視哪些裝置即將到期，再聯絡客戶服務辦理。',
    en: 'Devices of one type and one partner are renewed together, by years. See which ones end soon, then ask for it in the chat.',
  },
  'service.faq.refund.question': {
    cn: '哪些订单可以退款？',
    hk: '哪些訂單可以退款？',
    en: 'Which orders can be refunded?',
  },
  'service.faq.refund.answer': {
    cn: '本人支付成功的设备服务、流量卡、短信和语音流量订单，且没有正在审核的退款。',
    hk: '本人付款成功的裝置服務、數據卡、短訊及語音流量訂單，而且沒有正在審核的退款。',
    en: 'Your own paid orders for device service, data cards, and SMS or voice traffic, while no refund is under review.',
  },
  'service.faq.locked.question': {
    cn: '账号被锁定怎么办？',
    hk: '帳戶被鎖定怎麼辦？',
    en: 'What if my account is locked?',
  },
  'service.faq.locked.answer': {
    cn: '请联系管理员解锁。',
    hk: '請聯絡管理員解鎖。',
    en: 'Ask an administrator to unlock it.',
  },
  'service.faq.password.question': { cn: '密码有什么要求？', hk: '密碼有何要求？', en: 'What must a password hold?' },
  'service.faq.password.answer': {
    cn: '{0} 至 {1} 个字符，须包含大写字母、小写字母、数字和特殊字符。在右上角的账号菜单中修改。',
    hk: '{0} 至 {1} 個字元，須包含大寫字母、小寫字母、數字及特殊符號。在右上角的帳戶選單中更改。',
    en: '{0} to {1} characters with an upper-case letter, a lower-case letter, a digit and a special character. Change it in the account menu, top right.',
  },
  'service.faq.hours.question': { cn: '客服什么时候在线？', hk: '客戶服務時間是？', en: 'When does the chat answer?' },
  'service.faq.hours.answer': {
    cn: '每天 {0}:00 至 {1}:00，包括周末和节假日。',
    hk: '每日 {0}:00 至 {1}:00，包括周末及假期。',
    en: 'Every day from {0}:00 to {1}:00, weekends and holidays too.',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
