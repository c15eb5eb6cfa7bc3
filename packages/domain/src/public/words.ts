import { defineWords, type Phrase } from '../lib/index.ts';
import type { LinkSubject } from './claims.ts';
import type { EmbedPiece } from './embedKeys.ts';
import type { EmbedWay } from './embeds.ts';
import type * as limits from './limits.ts';

/** @spec PUB-05 PUB-06 SHL-12 */
export const publicLinkWords = defineWords({
  'public.subject.device': { cn: '设备', hk: '裝置', en: 'Device' },
  'public.subject.alarm': { cn: '报警', hk: '警報', en: 'Alarm' },
  'public.embed.react': { cn: 'React 组件', hk: 'React 元件', en: 'React component' },
  'public.embed.element': { cn: '自定义元素', hk: '自訂元素', en: 'Custom element' },
  'public.embed.iframe': { cn: '内嵌页面', hk: '內嵌頁面', en: 'Embedded page' },
  'public.embed.origin': {
    cn: '请填写不带路径的 https 网址，例如 https://partner.example',
    hk: '請填寫不含路徑的 https 網址，例如 https://partner.example',
    en: 'Give an https address without a path, such as https://partner.example',
  },
  'public.embed.pieces.alarms': { cn: '当前报警', hk: '現時警報', en: 'Current alarms' },
  'public.embed.pieces.devices': { cn: '设备列表', hk: '裝置清單', en: 'Devices' },
  'public.embed.piece': {
    cn: '此密钥不能打开该内容',
    hk: '此密鑰不能開啟該內容',
    en: 'This key does not open that piece',
  },
  'public.embed.tooLong': {
    cn: '此密钥的令牌最长 {max} 分钟',
    hk: '此密鑰的權杖最長 {max} 分鐘',
    en: 'A token of this key lives at most {max} {max|minute|minutes}',
  },
  'public.embed.invalid': { cn: '嵌入令牌无效', hk: '嵌入權杖無效', en: 'This token is not valid' },
  'public.embed.expired': { cn: '嵌入令牌已过期', hk: '嵌入權杖已過期', en: 'This token has expired' },
  'public.embed.disabled': { cn: '嵌入密钥已停用', hk: '嵌入密鑰已停用', en: 'This embed key is disabled' },
  'public.embed.rotated': {
    cn: '嵌入密钥已更换',
    hk: '嵌入密鑰已更換',
    en: 'The secret of this embed key was replaced',
  },
  'public.embed.foreign': {
    cn: '该网址不在嵌入密钥的名单上',
    hk: '該網址不在嵌入密鑰的名單上',
    en: 'This origin is not on the list of the embed key',
  },
  'public.embed.keyInvalid': {
    cn: '嵌入密钥或密码不正确',
    hk: '嵌入密鑰或密碼不正確',
    en: 'The embed key or its secret is wrong',
  },
  'public.embed.keyNotFound': {
    cn: '嵌入密钥不存在或无权查看',
    hk: '嵌入密鑰不存在或無權檢視',
    en: 'No such embed key, or not yours to see',
  },
  'public.embed.nameTaken': { cn: '名称已被使用', hk: '名稱已被使用', en: 'This name is taken' },
  'public.embed.tooMany': {
    cn: '最多 {max} 个启用的嵌入密钥',
    hk: '最多 {max} 個啟用的嵌入密鑰',
    en: 'There are at most {max} embed keys in use',
  },
  'public.embed.otherPartner': {
    cn: '只能选择自己或下级合作商',
    hk: '只可選擇自己或下級合作夥伴',
    en: 'Choose your own partner or one below it',
  },
  'public.embed.conflict': {
    cn: '{name} 修改了此密钥，请核对后重试',
    hk: '{name} 更改了此密鑰，請核對後再試',
    en: '{name} has changed this key; please check and try again',
  },
  'public.claim.invalid': { cn: '链接无效', hk: '連結無效', en: 'This link is not valid' },
  'public.claim.expired': { cn: '链接已过期', hk: '連結已過期', en: 'This link has expired' },
  'public.claim.revoked': { cn: '链接已被撤销', hk: '連結已被撤銷', en: 'This link was revoked' },
  'public.link.notFound': {
    cn: '链接不存在或已失效',
    hk: '連結不存在或已失效',
    en: 'No such link, or it opens nothing any more',
  },
  'public.claim.scope': {
    cn: '此链接不能打开该内容',
    hk: '此連結不能開啟該內容',
    en: 'This link does not open that',
  },
} satisfies Readonly<
  Record<`public.subject.${LinkSubject}` | `public.embed.${EmbedWay}` | `public.embed.pieces.${EmbedPiece}`, Phrase>
> &
  Readonly<Record<string, Phrase>>);

/** The limits of the area, for people. @spec SHL-12 */
export const publicLinkLimitWords = defineWords({
  'public.limit.linkDays': { cn: '链接有效天数', hk: '連結有效日數', en: 'Days a link opens' },
  'public.limit.linkOpeningMinutes': {
    cn: '同一链接多少分钟内的访问计为一次打开',
    hk: '同一連結多少分鐘內的瀏覽計為一次開啟',
    en: 'Minutes within which one link counts as opened once',
  },
  'public.limit.linkDaysDefault': {
    cn: '链接默认有效天数',
    hk: '連結預設有效日數',
    en: 'Days a link opens when nobody chose',
  },
  'public.limit.embedMinutes': {
    cn: '嵌入令牌有效分钟数',
    hk: '嵌入權杖有效分鐘',
    en: 'Minutes an embedded piece’s token lives',
  },
  'public.limit.embedMinutesDefault': {
    cn: '嵌入令牌默认有效分钟数',
    hk: '嵌入權杖預設有效分鐘',
    en: 'Minutes that token lives when nobody chose',
  },
  'public.limit.embedOriginsMax': {
    cn: '允许嵌入的网址数',
    hk: '可嵌入的網址數目',
    en: 'Origins a partner may embed from',
  },
  'public.limit.embedKeyNameChars': {
    cn: '嵌入密钥名称字符数',
    hk: '嵌入密鑰名稱字元數目',
    en: 'Characters of the name of an embed key',
  },
  'public.limit.embedKeysMax': { cn: '启用的嵌入密钥数', hk: '啟用的嵌入密鑰數目', en: 'Embed keys in use' },
  'public.limit.embedKeysKeptMax': {
    cn: '嵌入密钥数，含停用的',
    hk: '嵌入密鑰數目，包括停用的',
    en: 'Embed keys, disabled ones too',
  },
  'public.limit.linksMax': {
    cn: '一个账号的有效公开链接数',
    hk: '一個帳戶的有效公開連結數目',
    en: 'Public links of an account',
  },
  'public.limit.embedRowsMax': { cn: '嵌入内容的行数', hk: '嵌入內容的列數', en: 'Rows of an embedded piece' },
  'public.limit.originChars': { cn: '网址字数', hk: '網址字數', en: 'Characters of an origin' },
  'public.limit.linkTokenChars': { cn: '链接令牌字数', hk: '連結權杖字數', en: 'Characters of a link’s token' },
  'public.limit.rentIdChars': { cn: '租户编号字数', hk: '租戶編號字數', en: 'Characters of a tenant’s id' },
} satisfies Readonly<Record<`public.limit.${keyof typeof limits}`, Phrase>>);
