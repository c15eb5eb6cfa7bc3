/** What a voice is chosen by. */
export interface VoiceFace {
  readonly lang: string;
  readonly localService: boolean;
}

// Cantonese for Hong Kong first; another Chinese voice still says the place
const wanted: Readonly<Record<string, readonly string[]>> = {
  'zh-HK': ['zh-hk', 'yue', 'zh-tw', 'zh'],
  'zh-CN': ['zh-cn', 'cmn', 'zh'],
  en: ['en'],
};

/**
 * The voice that reads the language best: its own region first, and one that lives on this machine before one that needs the network.
 * Nothing when none reads it: a voice of another language would only make noise.
 * @param tag `zh-CN`, `zh-HK` or `en`
 */
export function pickVoice<V extends VoiceFace>(voices: readonly V[], tag: string): V | undefined {
  for (const start of wanted[tag] ?? [tag.toLowerCase()]) {
    const fitting = voices.filter(({ lang }) => `${lang.toLowerCase().replaceAll('_', '-')}-`.startsWith(`${start}-`));
    const best = fitting.find(({ localService }) => localService) ?? fitting[0];
    if (best) return best;
  }
  return undefined;
}

export interface Utterance {
  readonly text: string;
  /** BCP 47. */
  readonly tag: string;
  readonly gain: number;
  /** Said, cut off or failed: the next may sound. */
  readonly onEnd: () => void;
}

export interface SpeechOutput {
  readonly canSpeak: (tag: string) => boolean;
  readonly speak: (utterance: Utterance) => void;
  readonly stop: () => void;
  /** Voices arrive late in most browsers. */
  readonly onChange: (listener: () => void) => () => void;
}

/** A browser without speech: every language is refused. */
export const noSpeech: SpeechOutput = {
  canSpeak: () => false,
  speak: ({ onEnd }) => onEnd(),
  stop: () => {},
  onChange: () => () => {},
};

/** Speech by the browser's own synthesis. @spec N03 ALM-04 */
export const browserSpeech = (synthesis: SpeechSynthesis): SpeechOutput => ({
  canSpeak: (tag) => pickVoice(synthesis.getVoices(), tag) !== undefined,
  speak: ({ text, tag, gain, onEnd }) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = pickVoice(synthesis.getVoices(), tag) ?? null;
    utterance.lang = utterance.voice?.lang ?? tag;
    utterance.volume = gain;
    utterance.addEventListener('end', onEnd);
    utterance.addEventListener('error', onEnd);
    synthesis.speak(utterance);
  },
  stop: () => synthesis.cancel(),
  onChange: (listener) => {
    synthesis.addEventListener('voiceschanged', listener);
    return () => synthesis.removeEventListener('voiceschanged', listener);
  },
});
