import { defineWords } from '@fireline/domain/lib';

export const faqPageWords = defineWords({
  'faq.search': { cn: '搜索问题', hk: '搜尋問題', en: 'Search questions' },
  'faq.none': { cn: '没有找到相关问题', hk: '找不到相關問題', en: 'No matching questions' },
  'faq.noneHint': {
    cn: '换个说法再搜，或直接咨询客服',
    hk: '換個說法再搜尋，或直接查詢客戶服務',
    en: 'Try other words, or ask in the chat',
  },
  'faq.clear': { cn: '清除搜索', hk: '清除搜尋', en: 'Clear search' },
  'faq.goTo': { cn: '前往：{page}', hk: '前往：{page}', en: 'Go to {page}' },
  'faq.address': { cn: '此问题的链接', hk: '此問題的連結', en: 'Link to this question' },
  'faq.helpful': { cn: '这个回答有帮助吗？', hk: '這個回答有幫助嗎？', en: 'Did this help?' },
  'faq.yes': { cn: '有帮助', hk: '有幫助', en: 'Yes' },
  'faq.no': { cn: '没帮助', hk: '沒有幫助', en: 'No' },
  'faq.helped': {
    cn: '{count} 人觉得有帮助',
    hk: '{count} 人覺得有幫助',
    en: 'Helped {count} {count|person|people}',
  },
  'faq.thanks': { cn: '感谢反馈', hk: '感謝回應', en: 'Thank you' },
});
