import { type Atlas, createAtlas } from './atlas.ts';
import { type FromDistricts, type ToDistricts, answerOf } from './messages.ts';

let atlas: Atlas | undefined;
let broken = 'asked before it was opened';

const tell = (message: FromDistricts): void => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<ToDistricts>) => {
  if ('open' in data) {
    try {
      atlas = createAtlas(new Uint8Array(data.open));
    } catch (error) {
      broken = String(error);
    }
    return;
  }
  tell(atlas ? { turn: data.turn, answer: answerOf(atlas, data) } : { turn: data.turn, failed: broken });
});
