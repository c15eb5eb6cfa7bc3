/** A sound of one's own that is heard in place of the tones. */
export interface AudioFile {
  readonly durationMs: number;
  /** Begins to play it. @returns stops it at once @throws where the browser cannot play it after all */
  readonly start: (gain: number) => () => void;
}

/** The longest that is played of a file: the place is still to be spoken. */
const longestMs = 8000;
/** Softer than this everywhere, or shorter: nobody would hear it. */
const leastPeak = 0.05;
const leastMs = 100;

const peakOf = (buffer: AudioBuffer): number => {
  let peak = 0;
  for (let channel = 0; channel < buffer.numberOfChannels; channel += 1)
    for (const sample of buffer.getChannelData(channel)) peak = Math.max(peak, Math.abs(sample));
  return peak;
};

/**
 * Decodes a file and proves that it can be heard: one that is silent would hide an alarm.
 * @throws Error where the browser cannot read it, or nobody could hear it
 * @spec ALM-04
 */
export async function decodeAudio(context: BaseAudioContext, bytes: ArrayBuffer): Promise<AudioFile> {
  const buffer = await context.decodeAudioData(bytes);
  const wholeMs = buffer.duration * 1000;
  if (wholeMs < leastMs || peakOf(buffer) < leastPeak) throw new Error('the sound cannot be heard');
  const durationMs = Math.min(wholeMs, longestMs);
  return {
    durationMs,
    start: (gain) => {
      const source = new AudioBufferSourceNode(context, { buffer });
      const volume = new GainNode(context, { gain });
      source.connect(volume).connect(context.destination);
      source.start(0, 0, durationMs / 1000);
      return () => {
        source.stop();
        volume.disconnect();
      };
    },
  };
}
