import { type Atlas, createAtlas } from './atlas.ts';
import { type FromDistricts, type ToDistricts, answerOf } from './messages.ts';

let atlas: Atlas | undefined;
let broken = 'asked before it was opened';

// a worker has no window around it that a message could go to by mistake
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (message: FromDistricts, transfer: Transferable[] = []): void =>
  globalThis.postMessage(message, { transfer });

const take = ({ data }: MessageEvent<ToDistricts>): void => {
  if ('open' in data) {
    try {
      atlas = createAtlas(new Uint8Array(data.open));
    } catch (error) {
      broken = String(error);
    }
    return;
  }
  if (!atlas) {
    tell({ turn: data.turn, failed: broken });
    return;
  }
  const answer = answerOf(atlas, data);
  tell({ turn: data.turn, answer }, answer instanceof Uint8Array ? [answer.buffer] : []);
};

// imported outside a worker it does nothing
if ('WorkerGlobalScope' in globalThis) globalThis.addEventListener('message', take);
