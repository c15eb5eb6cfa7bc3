import { defineWords } from '@fireline/domain/lib';

/** What embedded pieces say. @spec SHL-12 PUB-07 */
export const embedWords = defineWords({
  'embed.waiting': {
    cn: '正在等待外层页面的授权…',
    hk: '正在等候外層頁面的授權…',
    en: 'Waiting for the page around this one…',
  },
  'embed.alone.title': { cn: '此内容供嵌入使用', hk: '此內容供嵌入使用', en: 'This piece is to be embedded' },
  'embed.alone.text': {
    cn: '请在合作商的页面中打开它。',
    hk: '請在合作夥伴的頁面中開啟它。',
    en: 'Open it inside the page of the partner.',
  },
  'embed.ended.title': { cn: '内容暂不可用', hk: '內容暫時不可用', en: 'This piece cannot be shown' },
  'embed.ended.text': {
    cn: '授权已过期或已被停用。外层页面提供新的授权后会自动恢复。',
    hk: '授權已過期或已被停用。外層頁面提供新的授權後會自動恢復。',
    en: 'Its token has expired or its key is disabled. It comes back as soon as the page around it sends another token.',
  },
  'embed.alarms': { cn: '当前报警 {count}', hk: '現時警報 {count}', en: '{count} current {count|alarm|alarms}' },
  'embed.noAlarms': { cn: '现在没有报警', hk: '現時沒有警報', en: 'No alarms now' },
  'embed.devices': { cn: '设备 {count}', hk: '裝置 {count}', en: '{count} {count|device|devices}' },
  'embed.more': { cn: '另有 {count} 条未显示', hk: '另有 {count} 項未顯示', en: '{count} more are not shown' },
});
