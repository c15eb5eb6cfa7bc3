import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildGbFrame, componentStateUnit, gbCommands, gbReader } from '@fireline/domain/device';

const answerWithinMs = 1500;
/** A smoke detector that is in normal operation and burns. */
const [smokeDetector, burning] = [40, 3];
const centre = 1;

/** What befalls a frame on its way. */
const ways = ['whole', 'cut', 'cutAfter', 'dribbled', 'behindGarbage', 'repeated', 'behindCutOne'] as const;
type Way = (typeof ways)[number];

interface GbStation {
  /** Where the gateway listens now; undefined while it is away. */
  port(): number | undefined;
  readonly address: number;
  readonly random: () => number;
}

/** A transmission device of GB/T 26875.3 with a bad line. Each report goes again, over a new connection where that ended, until it is confirmed. */
export class GbDevice {
  readonly #station: GbStation;
  #socket: Socket | undefined;
  #closed: Promise<undefined> = Promise.resolve(undefined);
  #serial = 0;
  readonly #answers = new Map<number, (command: number) => void>();
  readonly sent = new Map<Way, number>();

  constructor(station: GbStation) {
    this.#station = station;
  }

  async #connected(): Promise<Socket | undefined> {
    if (this.#socket && !this.#socket.destroyed) return this.#socket;
    const port = this.#station.port();
    if (port === undefined) return undefined;
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.on('error', () => {});
    if (!isOpen) return undefined;
    const read = gbReader();
    socket.on('data', (chunk) => {
      for (const piece of read(chunk)) {
        if (piece.what !== 'frame') continue;
        const { command, serial, to } = piece.frame;
        if (command === gbCommands.confirm || command === gbCommands.deny) this.#answers.get(serial)?.(command);
        else if (command === gbCommands.control)
          socket.write(buildGbFrame({ serial, from: to, to: centre, command: gbCommands.confirm }, Date.now()));
      }
    });
    this.#socket = socket;
    this.#closed = new Promise((done) => socket.once('close', () => done(undefined)));
    return socket;
  }

  /** Sends the frame on the worst of ways. */
  async #send(socket: Socket, frame: Uint8Array, way: Way): Promise<void> {
    this.sent.set(way, (this.sent.get(way) ?? 0) + 1);
    const { random } = this.#station;
    const some = () => frame.subarray(0, 1 + Math.floor(random() * (frame.length - 1)));
    if (way === 'cut') {
      socket.write(some());
      await wait(random() * 20);
      socket.destroy();
    } else if (way === 'cutAfter') {
      // it may have been taken, and the confirmation is lost
      await new Promise((resolve) => socket.write(frame, resolve));
      await wait(random() * 10);
      socket.destroy();
    } else if (way === 'dribbled') {
      for (const byte of frame) {
        socket.write(Uint8Array.of(byte));
        if (random() < 0.3) await wait(1);
      }
    } else if (way === 'behindGarbage')
      socket.write(Buffer.concat([randomBytes(1 + Math.floor(random() * 200)), frame]));
    else if (way === 'behindCutOne') socket.write(Buffer.concat([some(), frame]));
    else socket.write(way === 'repeated' ? Buffer.concat([frame, frame, frame]) : frame);
  }

  /** Reports a fire at that moment, to the second, until it is confirmed. @returns how it was refused; undefined: it was confirmed */
  async fire(atMs: number): Promise<string | undefined> {
    const { address, random } = this.#station;
    const unit = componentStateUnit([{ component: '1.1.200.1', componentType: smokeDetector, state: burning }], atMs);
    for (let denials = 0; ;) {
      const socket = await this.#connected();
      if (!socket) {
        await wait(50);
        continue;
      }
      const serial = (this.#serial = (this.#serial + 1) % 0x1_0000);
      const { promise, resolve } = Promise.withResolvers<number>();
      this.#answers.set(serial, resolve);
      const frame = buildGbFrame({ serial, from: address, to: centre, command: gbCommands.send, unit }, Date.now());
      await this.#send(socket, frame, ways[Math.floor(random() * ways.length)] ?? 'whole');
      const command = await Promise.race([promise, this.#closed, wait(answerWithinMs, undefined)]);
      this.#answers.delete(serial);
      if (command === gbCommands.confirm) return undefined;
      // of a damaged frame, or of garbage that looks like one, it is sent again
      if (command === gbCommands.deny && (denials += 1) > 20) return 'denied again and again';
      if (command === undefined) socket.destroy();
    }
  }

  close(): void {
    this.#socket?.destroy();
  }
}
