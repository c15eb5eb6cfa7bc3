import type { Language } from '@fireline/domain/lib';

export interface Speaker {
  /**
   * Fetches the words of a language for all parts and speaks it once they are there, unless another was asked for meanwhile.
   * @throws what kept the words away; the language that is spoken stays
   */
  speak(language: Language): Promise<void>;
  /**
   * From now on these words are there, too, in whatever language is spoken.
   * @throws what kept them away in the language that is spoken
   */
  speakPart(part: string): Promise<void>;
}

export interface SpeakerDeps {
  /** Makes the words of a part known; it is also asked for those that are known already. */
  readonly load: (part: string, language: Language) => Promise<void>;
  readonly changeTo: (language: Language) => Promise<unknown>;
  /** The part that is spoken from the beginning. */
  readonly first: string;
}

/** Speaks only a language whose words are there, in whatever order they arrive and whether or not they do. @spec SHL-12 */
export function createSpeaker({ load, changeTo, first }: SpeakerDeps): Speaker {
  const parts = new Set([first]);
  let spoken: Language | undefined;
  let wanted: Language | undefined;
  return {
    async speak(language) {
      wanted = language;
      let size: number;
      do {
        size = parts.size;
        await Promise.all([...parts].map((part) => load(part, language)));
        if (wanted !== language) return;
        // what was asked for meanwhile came in the language that was spoken
      } while (parts.size > size);
      // at once, with no await since the parts were counted: what is asked for from now on comes in this one
      spoken = language;
      await changeTo(language);
    },
    async speakPart(part) {
      parts.add(part);
      const language = spoken ?? wanted;
      if (language !== undefined) await load(part, language);
    },
  };
}
