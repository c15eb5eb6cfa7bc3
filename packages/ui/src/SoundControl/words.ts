import { defineWords } from '@fireline/domain/lib';

export const soundControlWords = defineWords({
  'SoundControl.label': { cn: '报警声音', hk: '警報聲音', en: 'Alarm sound' },
  'SoundControl.silenceFor': { cn: '静音 {minutes} 分钟', hk: '靜音 {minutes} 分鐘', en: 'Silence for {minutes} min' },
  'SoundControl.blocked': {
    cn: '现在听不到任何报警。点击“开启声音”，听到测试音即表示正常。',
    hk: '現時聽不到任何警報。請按「開啟聲音」，聽到測試音即表示正常。',
    en: 'No alarm can be heard now. Turn sound on; the test tone proves that it works.',
  },
  'SoundControl.noDevice': {
    cn: '现在听不到任何报警。请接上音箱或耳机。',
    hk: '現時聽不到任何警報。請接上喇叭或耳機。',
    en: 'No alarm can be heard now. Connect a loudspeaker or headphones.',
  },
  'SoundControl.noSpeech': {
    cn: '报警音照常播放，但不会播报位置。',
    hk: '警報音照常播放，但不會讀出位置。',
    en: 'Tones still sound, but places are not spoken.',
  },
});
