import { defineWords } from '@fireline/domain/lib';

/** Sounds of one's own by level. */
export const soundScreenWords = defineWords({
  'sounds.tab.rules': { cn: '规则', hk: '規則', en: 'Rules' },
  'sounds.tab': { cn: '报警音频', hk: '警報音效', en: 'Sounds' },
  'sounds.tabs': { cn: '报警规则的各部分', hk: '警報規則的各部分', en: 'Parts of the alarm rules' },
  'sounds.what': {
    cn: '每一级可以使用自己的音频（mp3 或 wav，最大 {size} MB）。没有音频、或音频无法播放时使用提示音，一级报警不会无声。',
    hk: '每一級可使用自己的音效（mp3 或 wav，最大 {size} MB）。沒有音效、或音效無法播放時使用提示音，一級警報不會無聲。',
    en: 'Each level may have a sound of its own, MP3 or WAV up to {size} MB. Without one, or where it cannot be played, tones sound: an alarm of level 1 is never silent.',
  },
  'sounds.tones': { cn: '提示音', hk: '提示音', en: 'Tones' },
  'sounds.from': {
    cn: '{name}，{size}，{by} 于 {time} 上传',
    hk: '{name}，{size}，{by} 於 {time} 上載',
    en: '{name}, {size}, uploaded by {by} on {time}',
  },
  'sounds.failed': {
    cn: '此浏览器无法播放该音频，使用提示音',
    hk: '此瀏覽器無法播放該音效，使用提示音',
    en: 'This browser cannot play it: tones sound',
  },
  'sounds.play': { cn: '试听{level}', hk: '試聽{level}', en: 'Play {level}' },
  'sounds.upload': { cn: '上传{level}音频', hk: '上載{level}音效', en: 'Upload a sound for {level}' },
  'sounds.delete': { cn: '{level}恢复提示音', hk: '{level}回復提示音', en: 'Back to tones for {level}' },
  'sounds.uploaded': { cn: '{level}已使用 {name}', hk: '{level}已使用 {name}', en: '{level} now sounds as {name}' },
  'sounds.deleted': { cn: '{level}已恢复提示音', hk: '{level}已回復提示音', en: '{level} has tones again' },
  'sounds.lookOnly': {
    cn: '只有平台和最高级合作商可以更换音频',
    hk: '只有平台及最高級合作夥伴可以更換音效',
    en: 'Only the platform and the highest-level partner may change sounds',
  },
});
