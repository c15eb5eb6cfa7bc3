import { connect } from 'node:net';
import {
  buildGbFrame,
  componentStateUnit,
  gbCommands,
  gbDownTypes,
  type GbFrame,
  gbReader,
  gbTimeBytes,
} from '@fireline/domain/device';
import { answerWithinMs, type DeviceOptions, type Said, type SimulatedDevice } from './device.ts';

const centre = 1;
/** A smoke detector in normal operation, with and without fire. */
const smokeDetector = 40;
const states: Readonly<Record<Exclude<Said, 'report'>, number>> = { fire: 3, clear: 1 };
const names = new Map<number, string>(Object.entries(gbDownTypes).map(([name, type]) => [type, name]));

/** The state of a transmission device without fire or faults, as it is asked for. */
const calmState = (nowMs: number): Uint8Array => Uint8Array.of(21, 1, 1, ...gbTimeBytes(nowMs));

/** A transmission device of GB/T 26875.3 with one smoke detector behind it. */
export async function overTcp({ url, address, component, clock }: DeviceOptions): Promise<SimulatedDevice> {
  const [, host = '127.0.0.1', port = ''] = /^(?:tcp:\/\/)?\[?([^\]]+?)\]?:(\d+)$/.exec(url) ?? [];
  const socket = connect(Number(port), host);
  const lines: string[] = [];
  const answers = new Map<number, (frame: GbFrame) => void>();
  const write = (serial: number, command: number, unit: Uint8Array = new Uint8Array()): void =>
    void socket.write(buildGbFrame({ serial, from: address, to: centre, command, unit }, clock()));
  const obey = ({ command, serial, unit }: GbFrame): void => {
    lines.push(`command ${serial}: ${names.get(unit[0] ?? 0) ?? `type ${unit[0]}`}, done`);
    if (command === gbCommands.request) write(serial, gbCommands.answer, calmState(clock()));
    else write(serial, gbCommands.confirm);
  };
  const read = gbReader();
  socket.on('data', (chunk) => {
    for (const piece of read(chunk)) {
      if (piece.what !== 'frame') continue;
      const { command, serial } = piece.frame;
      if (command === gbCommands.control || command === gbCommands.request) obey(piece.frame);
      else answers.get(serial)?.(piece.frame);
    }
  });
  const lost = new Promise<never>((_, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the gateway closed the connection')));
  });
  lost.catch(() => {});
  await Promise.race([new Promise<void>((done) => socket.once('connect', done)), lost]);
  let serial = 0;
  return {
    say: async (what) => {
      serial = (serial + 1) % 0x1_0000;
      const unit =
        what === 'report'
          ? new Uint8Array()
          : componentStateUnit([{ component, componentType: smokeDetector, state: states[what] }], clock());
      const { promise, resolve, reject } = Promise.withResolvers<GbFrame>();
      answers.set(serial, resolve);
      const late = setTimeout(() => reject(new Error('no answer')), answerWithinMs);
      write(serial, gbCommands.send, unit);
      const { command } = await Promise.race([promise, lost]).finally(() => clearTimeout(late));
      answers.delete(serial);
      return [command === gbCommands.confirm ? 'confirmed' : 'denied', ...lines.splice(0)];
    },
    close: async () => {
      socket.end();
      socket.destroy();
    },
  };
}
