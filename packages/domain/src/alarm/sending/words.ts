import { defineWords, type Phrase } from '../../lib/index.ts';
import type { Channel, SendRefusal } from './push.ts';

/** What is said of the ways in which alarms are sent. @spec ALM-09 ROL-05 SHL-12 */
export const alarmSendingWords = defineWords({
  'alarm.channel.popup': { cn: '弹窗', hk: '彈出警報', en: 'Pop-up' },
  'alarm.channel.sound': { cn: '声音', hk: '聲音', en: 'Sound' },
  'alarm.channel.app': { cn: 'APP 推送', hk: '應用程式推送', en: 'App push' },
  'alarm.channel.email': { cn: '邮件', hk: '電郵', en: 'E-mail' },
  'alarm.channel.sms': { cn: '短信', hk: '短訊', en: 'SMS' },
  'alarm.channel.voice': { cn: '语音电话', hk: '語音電話', en: 'Phone call' },
  'alarm.notSent.drill': { cn: '演练报警，不发送', hk: '演習警報，不會發送', en: 'Not sent: a drill' },
  'alarm.notSent.off': { cn: '该方式已关闭', hk: '此方式已關閉', en: 'Not sent: switched off' },
  'alarm.notSent.interval': {
    cn: '未到推送间隔',
    hk: '未到推送間隔',
    en: 'Not sent: the push interval has not passed',
  },
  'alarm.notSent.frequency': {
    cn: '已达发送频率上限',
    hk: '已達發送頻率上限',
    en: 'Not sent: the sending frequency is reached',
  },
  'alarm.frequency': {
    cn: '{hours} 小时内最多发送 {messages} 条',
    hk: '{hours} 小時內最多發送 {messages} 個',
    en: 'At most {messages} {messages|message|messages} in {hours} {hours|hour|hours}',
  },
  'alarm.interval.none': {
    cn: '无间隔，每条都推送',
    hk: '沒有間隔，每個都推送',
    en: 'No interval: every alarm is pushed',
  },
  'alarm.forcePush': {
    cn: '租户强制推送，个人设置不生效',
    hk: '租戶強制推送，個人設定不會生效',
    en: 'Pushed by the tenant whatever you choose',
  },
} satisfies Readonly<Record<`alarm.channel.${Channel}` | `alarm.notSent.${SendRefusal}`, Phrase>> &
  Readonly<Record<string, Phrase>>);
