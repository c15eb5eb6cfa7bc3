import { defineWords, type Phrase } from '../../lib/index.ts';
import type { MeteredResource } from '../prices.ts';
import type { UnitLetter } from './letters.ts';

type Needed = `tariff.letter.${UnitLetter}.${MeteredResource}.${'title' | 'text'}`;

/** The words of letters about balances. @spec SHL-12 TAR-05 */
export const tariffLetterWords = defineWords({
  'tariff.letter.balanceLow.sms.title': { cn: '短信余额不足', hk: '短訊結餘不足', en: 'Few messages are left' },
  'tariff.letter.balanceLow.sms.text': {
    cn: '短信余额还剩 {left} 条，请及时购买。余额用完后，报警短信照常发送，其他短信停止发送。',
    hk: '短訊結餘尚餘 {left} 則，請及時購買。結餘用完後，警報短訊照常發送，其他短訊停止發送。',
    en: '{left} {left|message is|messages are} left; please buy more in time. With none left, alarms are still sent, and all other messages stop.',
  },
  'tariff.letter.balanceLow.voice.title': { cn: '语音余额不足', hk: '語音結餘不足', en: 'Few calls are left' },
  'tariff.letter.balanceLow.voice.text': {
    cn: '语音余额还剩 {left} 次，请及时购买。余额用完后，报警电话照常拨打，其他语音停止拨打。',
    hk: '語音結餘尚餘 {left} 次，請及時購買。結餘用完後，警報電話照常撥打，其他語音停止撥打。',
    en: '{left} {left|call is|calls are} left; please buy more in time. With none left, alarms are still called out, and all other calls stop.',
  },
  'tariff.letter.limitNear.sms.title': {
    cn: '短信用量接近本月上限',
    hk: '短訊用量接近本月上限',
    en: 'The monthly maximum of messages is near',
  },
  'tariff.letter.limitNear.sms.text': {
    cn: '本月已用短信 {used} 条，上限 {max} 条。报警短信不受上限限制。',
    hk: '本月已用短訊 {used} 則，上限 {max} 則。警報短訊不受上限限制。',
    en: '{used} of {max} {max|message|messages} used this month. The maximum never stops an alarm.',
  },
  'tariff.letter.limitNear.voice.title': {
    cn: '语音用量接近本月上限',
    hk: '語音用量接近本月上限',
    en: 'The monthly maximum of calls is near',
  },
  'tariff.letter.limitNear.voice.text': {
    cn: '本月已用语音 {used} 次，上限 {max} 次。报警电话不受上限限制。',
    hk: '本月已用語音 {used} 次，上限 {max} 次。警報電話不受上限限制。',
    en: '{used} of {max} {max|call|calls} used this month. The maximum never stops an alarm.',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
