import { expect, it } from 'vitest';
import { type VoiceFace, noSpeech, pickVoice } from './speech.ts';

const voice = (lang: string, localService = true): VoiceFace => ({ lang, localService });

it('reads with the voice of the region, local before networked [N03]', () => {
  const voices = [voice('en-US'), voice('zh-TW'), voice('zh-HK', false), voice('zh-HK'), voice('zh_CN')];
  expect(pickVoice(voices, 'zh-HK')).toBe(voices[3]);
  expect(pickVoice(voices, 'zh-CN')).toBe(voices[4]);
  expect(pickVoice(voices, 'en')).toBe(voices[0]);
});

it('falls back within the language, never to another [N03]', () => {
  expect(pickVoice([voice('en-GB'), voice('zh-CN')], 'zh-HK')?.lang).toBe('zh-CN');
  expect(pickVoice([voice('en-GB'), voice('ja-JP')], 'zh-HK')).toBeUndefined();
  expect(pickVoice([voice('english')], 'en')).toBeUndefined();
});

it('a browser without speech refuses every language and ends each sentence at once [ALM-04]', () => {
  let hasEnded = false;
  noSpeech.speak({ text: '', tag: 'en', gain: 1, onEnd: () => (hasEnded = true) });
  expect([noSpeech.canSpeak('en'), hasEnded]).toEqual([false, true]);
});
