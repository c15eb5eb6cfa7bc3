import { buildGbFrame, gbCommands } from '@fireline/domain/device';
import { minuteMs } from '@fireline/domain/lib';
import type { DeliveredCommand } from '../../downlink/port.ts';
import type { Uplink } from '../uplink.ts';

/** Clause 6.5 of GB/T 26875.3: no longer than 10 s for an answer, and three more tries. */
const answerWithinMs = 10_000;
const triesMax = 4;
/** Commands of one transmission device that wait for answers. */
const waitingMax = 50;

type Send = (bytes: Uint8Array) => void;

/** Something that a transmission device has to answer. */
export interface GbOrder {
  readonly command: typeof gbCommands.control | typeof gbCommands.request;
  readonly unit: Uint8Array;
  /** Of people or a schedule; without, it is the gateway's own, such as setting the clock. */
  readonly of?: { readonly rentId: string; readonly command: DeliveredCommand };
}

interface Waiting extends GbOrder {
  readonly serial: number;
  readonly orderedMs: number;
  readonly waitMs: number;
  tries: number;
  cancel: () => void;
}

interface Line {
  send: Send | undefined;
  /** Addresses as the device last used them. */
  from: number;
  nextSerial: number;
  readonly waiting: Map<number, Waiting>;
}

/**
 * Orders to transmission devices until they are answered. They belong to the address and not to a connection: one that is lost meanwhile
 * costs nothing, the next one of the address gets them again.
 */
export class GbPending {
  readonly #uplink: Uplink;
  readonly #lines = new Map<number, Line>();

  constructor(uplink: Uplink) {
    this.#uplink = uplink;
  }

  /** From now on the address is reached this way. What it has not answered is sent again when the way is a new one. */
  attach(address: number, own: number, send: Send): void {
    const line = this.#lineOf(address);
    line.from = own;
    if (line.send === send) return;
    line.send = send;
    for (const one of line.waiting.values()) this.#send(address, line, one);
  }

  /** The way has ended, unless another one has taken its place. */
  detach(address: number, send: Send): void {
    const line = this.#lines.get(address);
    if (line?.send !== send) return;
    line.send = undefined;
    if (line.waiting.size === 0) this.#lines.delete(address);
  }

  /** Sends it until it is answered; too many at once are refused. */
  order(address: number, order: GbOrder): void {
    const line = this.#lineOf(address);
    if (line.waiting.size >= waitingMax) return this.#end(order, 'too many commands wait for their answers');
    const orderedMs = this.#uplink.clock();
    const waitMs = (order.of?.command.waitMin ?? 1) * minuteMs;
    const serial = line.nextSerial;
    line.nextSerial = (serial + 1) % 0x1_0000;
    const one: Waiting = { ...order, serial, orderedMs, waitMs, tries: 0, cancel: () => {} };
    line.waiting.set(serial, one);
    this.#send(address, line, one);
  }

  /** @returns whether the address was asked this; undefined reason: it was done */
  answered(address: number, serial: number, reason?: string): boolean {
    const line = this.#lines.get(address);
    const one = line?.waiting.get(serial);
    if (!line || !one) return false;
    one.cancel();
    if (reason !== undefined && one.tries < triesMax) this.#send(address, line, one);
    else this.#drop(line, one, reason);
    return true;
  }

  close(): void {
    for (const { waiting } of this.#lines.values()) for (const one of waiting.values()) one.cancel();
    this.#lines.clear();
  }

  #lineOf(address: number): Line {
    const known = this.#lines.get(address);
    if (known) return known;
    const line: Line = { send: undefined, from: 0, nextSerial: 1, waiting: new Map() };
    this.#lines.set(address, line);
    return line;
  }

  #send(address: number, line: Line, one: Waiting): void {
    one.cancel();
    const nowMs = this.#uplink.clock();
    if (Math.abs(nowMs - one.orderedMs) >= one.waitMs || one.tries >= triesMax)
      return this.#drop(line, one, 'no answer');
    if (line.send) {
      one.tries += 1;
      const { serial, command, unit } = one;
      line.send(buildGbFrame({ serial, from: line.from, to: address, command, unit }, nowMs));
    }
    one.cancel = this.#uplink.timers.after(answerWithinMs, () => this.#send(address, line, one));
  }

  #drop(line: Line, one: Waiting, reason: string | undefined): void {
    line.waiting.delete(one.serial);
    this.#end(one, reason);
  }

  #end({ of }: GbOrder, reason: string | undefined): void {
    if (!of) return;
    const { commandId, imei } = of.command;
    this.#uplink
      .acknowledge(of.rentId, [{ commandId, imei, isDone: reason === undefined, reason }])
      .catch((error: unknown) => this.#uplink.log.error('the answer of a transmission device was lost', error));
  }
}
