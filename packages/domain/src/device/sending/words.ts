import { defineWords, type Phrase } from '../../lib/index.ts';
import type { SendType } from './blacklist.ts';

type Needed = `device.sendType.${SendType}`;

/** The words of blacklists and of the send-limit switch. @spec SHL-12 DEV-16 DEV-27 */
export const deviceSendingWords = defineWords({
  'device.blacklist.nothing': {
    cn: '请至少选择屏蔽短信或语音',
    hk: '請最少選擇封鎖短訊或語音',
    en: 'Please select SMS, voice or both',
  },
  'device.sendType.sms': { cn: '短信', hk: '短訊', en: 'SMS' },
  'device.sendType.voice': { cn: '语音', hk: '語音', en: 'Voice' },
  'device.sendLimit.on': {
    cn: '短信和语音限发已开启，{time} 自动关闭',
    hk: '短訊及語音限發已開啟，{time} 自動關閉',
    en: 'SMS and voice sending is limited until {time}',
  },
  'device.sendLimit.off': {
    cn: '短信和语音限发已关闭',
    hk: '短訊及語音限發已關閉',
    en: 'SMS and voice sending is not limited',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
