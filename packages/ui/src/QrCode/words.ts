import { defineWords } from '@fireline/domain/lib';

export const qrCodeWords = defineWords({
  'QrCode.tooLong': {
    cn: '内容太长，无法生成二维码：{bytes} 字节，此纠错级别最多 {max} 字节',
    hk: '內容太長，無法產生二維碼：{bytes} 位元組，此糾錯級別最多 {max} 位元組',
    en: 'Too long for a QR code: {bytes} {bytes|byte|bytes}, and this error level holds {max}',
  },
  'QrCode.empty': {
    cn: '没有内容，无法生成二维码',
    hk: '沒有內容，無法產生二維碼',
    en: 'Nothing to make a QR code of',
  },
  'QrCode.noLabels': { cn: '没有要打印的标签', hk: '沒有要列印的標籤', en: 'No labels to print' },
});
