import {
  buildGbFrame,
  clockUnit,
  type GbFrame,
  type GbPiece,
  gbCommands,
  gbDownTypes,
  gbReport,
  gbTime,
  readGbUnit,
} from '@fireline/domain/device';
import { hourMs, minuteMs } from '@fireline/domain/lib';
import type { Transmission } from '../../keys.ts';
import type { Uplink } from '../uplink.ts';
import type { GbAddresses } from './addresses.ts';
import { orderCommands } from './orders.ts';
import type { PeerLog } from './peerLog.ts';
import type { GbPending } from './pending.ts';

/** Registered addresses of one connection that are remembered: a concentrator stands for some. */
const knownMax = 64;
/** Denials of damaged frames in a minute; more are noise, and get no answer. */
const denialsPerMinute = 30;
/** That a panel is there is reported this often by heartbeats alone. */
const heardEveryMs = 5 * minuteMs;
/** Further off than this a clock is set. */
const clockOffMs = minuteMs;
const clockEveryMs = 12 * hourMs;
const clockAgainMs = 10 * minuteMs;
const fetchEveryMs = 2000;

/** Whether it was so long ago; what lies as far ahead was noted by a clock that has been put back since. */
const isPast = (atMs: number, forMs: number, nowMs: number): boolean => Math.abs(nowMs - atMs) >= forMs;

/** What this connection did for an address, and when. */
interface Known {
  heardMs: number;
  fetchedMs: number;
  clockMs: number;
}

export interface GbSessionOptions {
  readonly uplink: Uplink;
  readonly pending: GbPending;
  readonly addresses: GbAddresses;
  readonly log: PeerLog;
  readonly send: (bytes: Uint8Array) => void;
  /** The other end, for the log. */
  readonly peer: string;
}

/** One connection of transmission devices: each piece of its stream is answered before the next one is taken. */
export class GbSession {
  readonly #options: GbSessionOptions;
  readonly #known = new Map<number, Known>();
  #denials = { left: denialsPerMinute, sinceMs: 0 };

  constructor(options: GbSessionOptions) {
    this.#options = options;
  }

  /** Never throws: what cannot be taken now is not confirmed, and the device sends it again. */
  async take(piece: GbPiece): Promise<void> {
    if (piece.what === 'noise') return;
    try {
      if (piece.what === 'damaged') this.#denyDamaged(piece.frame);
      else await this.#frame(piece.frame);
    } catch (error) {
      this.#options.uplink.log.error('a frame could not be taken', error, { peer: this.#options.peer });
    }
  }

  close(): void {
    for (const address of this.#known.keys()) this.#options.pending.detach(address, this.#options.send);
  }

  #reply({ serial, from, to }: GbFrame, command: number): void {
    const { send, uplink } = this.#options;
    send(buildGbFrame({ serial, from: to, to: from, command }, uplink.clock()));
  }

  #denyDamaged(frame: GbFrame): void {
    const nowMs = this.#options.uplink.clock();
    if (isPast(this.#denials.sinceMs, minuteMs, nowMs)) this.#denials = { left: denialsPerMinute, sinceMs: nowMs };
    if (this.#denials.left === 0) return;
    this.#denials.left -= 1;
    this.#reply(frame, gbCommands.deny);
  }

  #note(level: 'info' | 'warn', message: string, fields: Readonly<Record<string, unknown>>): void {
    const { log, peer } = this.#options;
    log.note(level, message, peer, fields);
  }

  /** @param isRegistered whether the address still is; of one that is not, nothing is kept */
  #knownOf(address: number, isRegistered: boolean): Known | undefined {
    const before = this.#known.get(address);
    if (before && isRegistered) return before;
    const [oldest] = this.#known.keys();
    if (before) this.#forget(address);
    else if (isRegistered && this.#known.size >= knownMax && oldest !== undefined) this.#forget(oldest);
    if (!isRegistered) return undefined;
    const known: Known = { heardMs: 0, fetchedMs: 0, clockMs: 0 };
    this.#known.set(address, known);
    return known;
  }

  #forget(address: number): void {
    this.#options.pending.detach(address, this.#options.send);
    this.#known.delete(address);
  }

  async #frame(frame: GbFrame): Promise<void> {
    const { pending, send, addresses } = this.#options;
    const { command, from, serial } = frame;
    const at = await addresses.at(from);
    const known = this.#knownOf(from, at !== undefined);
    if (!at || !known) {
      this.#note('warn', 'frames of an address that is not registered are denied', { address: from });
      return this.#reply(frame, gbCommands.deny);
    }
    pending.attach(from, frame.to, send);
    if (command === gbCommands.confirm) pending.answered(from, serial);
    else if (command === gbCommands.deny) pending.answered(from, serial, 'denied');
    else if (command === gbCommands.send || command === gbCommands.answer) await this.#taken(frame, known, at);
    else this.#reply(frame, gbCommands.deny);
    await this.#afterwards(frame, known, at);
  }

  async #taken(frame: GbFrame, known: Known, at: Transmission): Promise<void> {
    const isAnswer = frame.command === gbCommands.answer;
    const unit = readGbUnit(frame.unit);
    if (!unit.ok || !at.scopes.includes('reports')) {
      this.#note('warn', 'a frame was denied', {
        address: frame.from,
        code: unit.ok ? 'device.keyInvalid' : unit.problems[0]?.code,
      });
      if (isAnswer) this.#options.pending.answered(frame.from, frame.serial, 'not understood');
      else this.#reply(frame, gbCommands.deny);
      return;
    }
    await this.#report(gbReport(unit.value, at, this.#options.uplink.clock()), known, at, frame.from);
    if (isAnswer) this.#options.pending.answered(frame.from, frame.serial);
    else this.#reply(frame, gbCommands.confirm);
  }

  async #report({ rows, ...left }: ReturnType<typeof gbReport>, known: Known, at: Transmission, address: number) {
    const { uplink } = this.#options;
    const nowMs = uplink.clock();
    const isHeard = isPast(known.heardMs, heardEveryMs, nowMs);
    // a heartbeat says that the panel is there
    const all = isHeard ? [{ imei: at.imei }, ...rows] : rows;
    if (all.length === 0) return;
    const { refused, leftOut } = await uplink.report(at.rentId, all, { isClockOurs: true });
    known.heardMs = nowMs;
    for (const { imei, code, field } of refused)
      this.#note('warn', 'a report of a transmission device was refused', { address, imei, code, field });
    for (const { imei, code, field } of leftOut)
      this.#note('warn', 'a part of a report of a transmission device was left out', { address, imei, code, field });
    for (const code of left.misdated)
      this.#note('warn', 'the clock of a transmission device is wrong: what it says counts from its receipt', {
        address,
        code,
      });
    for (const type of left.unknownAnalogues)
      this.#note('warn', 'a report of a transmission device was refused', {
        address,
        code: 'device.gb26875.analogue',
        type,
      });
    if (left.unassigned.length > 0)
      this.#note('info', 'components without a device report as their panel', {
        address,
        components: left.unassigned.slice(0, 20),
      });
  }

  /** What the connection is good for now that the device is known to be there: its clock, and what waits for it. */
  async #afterwards({ from, time }: GbFrame, known: Known, at: Transmission): Promise<void> {
    const { uplink, pending } = this.#options;
    const nowMs = uplink.clock();
    const isOff = Math.abs((gbTime(time) ?? 0) - nowMs) > clockOffMs;
    if (isPast(known.clockMs, isOff ? clockAgainMs : clockEveryMs, nowMs)) {
      known.clockMs = nowMs;
      pending.order(from, { command: gbCommands.control, unit: clockUnit(gbDownTypes.setClock, nowMs) });
    }
    if (!at.scopes.includes('commands') || !isPast(known.fetchedMs, fetchEveryMs, nowMs)) return;
    known.fetchedMs = nowMs;
    await orderCommands(uplink, pending, { address: from, at });
  }
}
