import type { AlarmSound } from '@fireline/domain/alarm';

/** Silence after each tone, as a part of the tone. */
const pauseShare = 0.25;
/** Loudness of a first signal: square waves are loud, and speakers of control-room desks are small. */
const peak = 0.5;
const attackS = 0.008;
const releaseS = 0.03;

/** How long the tones of a signal take, the last pause included. */
export const tonesMs = ({ tonesHz, toneMs }: AlarmSound): number => tonesHz.length * toneMs * (1 + pauseShare);

/**
 * Puts the tones of a signal on the context's own time line: built from an oscillator, so that there is no file to load or to miss.
 * The whole signal is planned at once and plays through even while the page is busy.
 * @param gain 0 to 1
 * @returns stops it at once
 */
export function scheduleTones(context: BaseAudioContext, { tonesHz, toneMs }: AlarmSound, gain: number): () => void {
  const oscillator = new OscillatorNode(context, { type: 'square' });
  const softener = new BiquadFilterNode(context, { type: 'lowpass', frequency: 2600 });
  const volume = new GainNode(context, { gain: 0 });
  oscillator.connect(softener).connect(volume).connect(context.destination);
  const start = context.currentTime;
  const toneS = toneMs / 1000;
  tonesHz.forEach((hz, index) => {
    const at = start + index * toneS * (1 + pauseShare);
    oscillator.frequency.setValueAtTime(hz, at);
    // ramps, because a square edge is heard as a click
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(peak * gain, at + attackS);
    volume.gain.setValueAtTime(peak * gain, at + toneS - releaseS);
    volume.gain.linearRampToValueAtTime(0, at + toneS);
  });
  oscillator.start(start);
  oscillator.stop(start + tonesHz.length * toneS * (1 + pauseShare));
  return () => {
    oscillator.stop();
    volume.disconnect();
  };
}
