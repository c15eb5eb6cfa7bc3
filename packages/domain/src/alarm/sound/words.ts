import { defineWords, type Phrase } from '../../lib/index.ts';
import type { SoundState } from './soundState.ts';

/**
 * What is said of sound and pop-ups: the sound states, the spoken sentence, the folded entry.
 * @spec N01 N03 N06 ALM-04 ALM-07
 */
export const alarmSoundWords = defineWords({
  'alarm.sound.armed': { cn: '声音已开启', hk: '聲音已開啟', en: 'Sound on' },
  'alarm.sound.blocked': { cn: '声音被浏览器阻止', hk: '聲音被瀏覽器封鎖', en: 'Sound blocked by the browser' },
  'alarm.sound.muted': { cn: '已静音至 {time}', hk: '已靜音至 {time}', en: 'Muted until {time}' },
  'alarm.sound.noDevice': { cn: '没有音频输出设备', hk: '沒有音訊輸出裝置', en: 'No audio output' },
  'alarm.sound.off': { cn: '声音已关闭', hk: '聲音已關閉', en: 'Sound off' },
  'alarm.sound.elsewhere': { cn: '由另一标签页播放', hk: '由另一分頁播放', en: 'Played by another tab' },
  'alarm.sound.noSpeech': {
    cn: '浏览器不支持语音播报',
    hk: '瀏覽器不支援語音播報',
    en: 'The browser does not support voice broadcast',
  },
  'alarm.sound.enable': { cn: '开启声音', hk: '開啟聲音', en: 'Turn sound on' },
  'alarm.sound.unmute': { cn: '取消静音', hk: '取消靜音', en: 'Unmute' },
  'alarm.sound.test': { cn: '播放测试音', hk: '播放測試音', en: 'Play a test tone' },
  'alarm.audio.type': { cn: '请选择 mp3 或 wav 文件', hk: '請選擇 mp3 或 wav 檔案', en: 'Choose an mp3 or wav file' },
  'alarm.audio.unheard': {
    cn: '文件放不出声音：已损坏、静音，或短于 {0} 毫秒',
    hk: '檔案播不出聲音：已損壞、靜音，或短於 {0} 毫秒',
    en: 'The file plays no sound: it is damaged, silent, or shorter than {0} ms',
  },
  'alarm.audio.size': {
    cn: '音频不能超过 {0} MB',
    hk: '音效檔不可超過 {0} MB',
    en: 'The sound may have at most {0} MB',
  },
  'alarm.audio.none': { cn: '请选择音频文件', hk: '請選擇音效檔', en: 'Choose a sound file' },
  'alarm.audio.gone': { cn: '没有此音频', hk: '沒有此音效檔', en: 'There is no such sound' },
  'alarm.audio.partner': {
    cn: '只有最高级合作商可以上传报警音频',
    hk: '只有最高級合作夥伴可以上載警報音效檔',
    en: 'Only the highest-level partner may upload alarm sounds',
  },
  'alarm.spoken.one': {
    cn: '{level}，{place}，{kind}',
    hk: '{level}，{place}，{kind}',
    en: '{level}: {kind}, {place}',
  },
  'alarm.spoken.drill': { cn: '演练，{sentence}', hk: '演習，{sentence}', en: 'Drill. {sentence}' },
  'alarm.spoken.many': {
    cn: '{level}，{place}，{kind}，另有 {count} 条报警',
    hk: '{level}，{place}，{kind}，另有 {count} 個警報',
    en: '{level}: {kind}, {place}, and {count} more',
  },
  'alarm.popup.folded': {
    cn: '{place}：{count} 条报警',
    hk: '{place}：{count} 個警報',
    en: '{place}: {count} {count|alarm|alarms}',
  },
} satisfies Readonly<Record<`alarm.sound.${SoundState['name']}`, Phrase>> & Readonly<Record<string, Phrase>>);
