import { defineWords } from '../../lib/index.ts';

/** What the user log says of public links and embed keys. @spec SHL-12 SES-10 */
export const publicLogWords = defineWords({
  'session.log.area.public': { cn: '公开链接', hk: '公開連結', en: 'Public links' },
  'session.log.public.link': { cn: '生成公开链接', hk: '產生公開連結', en: 'Public link made' },
  'session.log.public.revoke': { cn: '撤销公开链接', hk: '撤銷公開連結', en: 'Public link revoked' },
  'session.log.public.createEmbedKey': { cn: '新建嵌入密钥', hk: '新增嵌入密鑰', en: 'Embed key created' },
  'session.log.public.changeEmbedKey': { cn: '修改嵌入密钥', hk: '更改嵌入密鑰', en: 'Embed key changed' },
  'session.log.public.rotateEmbedKey': {
    cn: '更换嵌入密钥',
    hk: '更換嵌入密鑰',
    en: 'Secret of an embed key replaced',
  },
  'session.log.public.disableEmbedKey': { cn: '停用嵌入密钥', hk: '停用嵌入密鑰', en: 'Embed key disabled' },
  'session.log.public.enableEmbedKey': { cn: '启用嵌入密钥', hk: '啟用嵌入密鑰', en: 'Embed key enabled' },

  'session.log.field.origins': { cn: '允许的网址', hk: '允許的網址', en: 'Origins' },
});
