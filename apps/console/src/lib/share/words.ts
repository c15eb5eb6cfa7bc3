import { defineWords } from '@fireline/domain/lib';

export const shareWords = defineWords({
  'share.link': { cn: '公开链接', hk: '公開連結', en: 'public link' },
  'share.make': { cn: '生成公开链接', hk: '產生公開連結', en: 'Create public link' },
  'share.copied': {
    cn: '公开链接已复制，有效期至 {time}',
    hk: '公開連結已複製，有效期至 {time}',
    en: 'Public link copied; valid until {time}',
  },
  'share.links': { cn: '公开链接', hk: '公開連結', en: 'Public links' },
  'share.what': {
    cn: '持有链接的人无需登录即可查看此内容，直到链接过期或被撤销。',
    hk: '持有連結的人無需登入即可檢視此內容，直至連結過期或被撤銷。',
    en: 'Whoever has a link sees this without an account, until the link expires or is revoked.',
  },
  'share.none': { cn: '没有有效的公开链接', hk: '沒有有效的公開連結', en: 'No link opens this now' },
  'share.created': { cn: '创建', hk: '建立', en: 'Created' },
  'share.createdBy': { cn: '{time}，{name}', hk: '{time}，{name}', en: '{time} by {name}' },
  'share.expires': { cn: '有效期至', hk: '有效期至', en: 'Valid until' },
  'share.opened': { cn: '打开次数', hk: '開啟次數', en: 'Opened' },
  'share.never': { cn: '尚未打开', hk: '尚未開啟', en: 'Not yet' },
  'share.openedLast': {
    cn: '{count} 次，最近 {time}',
    hk: '{count} 次，最近 {time}',
    en: '{count} {count|time|times}, last {time}',
  },
  'share.revoke': { cn: '撤销链接', hk: '撤銷連結', en: 'Revoke' },
  'share.revokeAsk': { cn: '撤销此公开链接？', hk: '撤銷此公開連結？', en: 'Revoke this public link?' },
  'share.revokeWhat': {
    cn: '收到此链接或二维码的人将无法再打开它，且不能恢复。',
    hk: '收到此連結或 QR 碼的人將無法再開啟它，且不能恢復。',
    en: 'Whoever was sent it, or scans its code, can no longer open it. This cannot be undone.',
  },
  'share.revoked': { cn: '公开链接已撤销', hk: '公開連結已撤銷', en: 'Public link revoked' },
  'share.made': {
    cn: '公开链接，有效期至 {time}',
    hk: '公開連結，有效期至 {time}',
    en: 'Public link, valid until {time}',
  },
});
