import { defineWords } from '@fireline/domain/lib';

export const chatThreadWords = defineWords({
  'ChatThread.older': { cn: '加载更早的消息', hk: '載入較早的訊息', en: 'Load earlier messages' },
  'ChatThread.unread': { cn: '以下是未读消息', hk: '以下是未讀訊息', en: 'Unread from here' },
  'ChatThread.latest': { cn: '回到最新', hk: '回到最新', en: 'To the latest' },
  'ChatThread.new': { cn: '{count} 条新消息', hk: '{count} 則新訊息', en: 'New messages: {count}' },
  'ChatThread.none': { cn: '还没有消息', hk: '未有訊息', en: 'No messages yet' },
  'ChatThread.noneHint': {
    cn: '写下问题，客服会在这里回复',
    hk: '寫下問題，客戶服務員會在此回覆',
    en: 'Write your question; the answer stands here',
  },
  'ChatThread.you': { cn: '我', hk: '我', en: 'You' },
  'ChatThread.sending': { cn: '正在发送…', hk: '正在傳送…', en: 'Sending…' },
  'ChatThread.failed': { cn: '未发送', hk: '未能傳送', en: 'Not sent' },
  'ChatThread.retry': { cn: '重新发送', hk: '重新傳送', en: 'Send again' },
  'ChatThread.more': { cn: '展开全文', hk: '展開全文', en: 'Show all' },
  'ChatThread.less': { cn: '收起', hk: '收起', en: 'Show less' },
  'ChatThread.openImage': { cn: '打开图片 {name}', hk: '開啟圖片 {name}', en: 'Open image {name}' },
  'ChatThread.write': { cn: '消息', hk: '訊息', en: 'Message' },
  'ChatThread.hint': {
    cn: 'Enter 发送，Shift+Enter 换行',
    hk: 'Enter 傳送，Shift+Enter 換行',
    en: 'Enter sends, Shift+Enter breaks the line',
  },
  'ChatThread.send': { cn: '发送', hk: '傳送', en: 'Send' },
  'ChatThread.addImages': { cn: '添加图片', hk: '加入圖片', en: 'Add images' },
  'ChatThread.imageRule': {
    cn: '最多 {count} 张，每张不超过 {max} MB',
    hk: '最多 {count} 張，每張不超過 {max} MB',
    en: 'At most {count}, each up to {max} MB',
  },
  'ChatThread.removeImage': { cn: '移除 {name}', hk: '移除 {name}', en: 'Remove {name}' },
  'ChatThread.imageProblem': { cn: '{name}：{problem}', hk: '{name}：{problem}', en: '{name}: {problem}' },
  'ChatThread.received': { cn: '{name}：{text}', hk: '{name}：{text}', en: '{name}: {text}' },
  'ChatThread.image': { cn: '图片', hk: '圖片', en: 'Image' },
});
