// Loaded before a gateway: its clock is off by the milliseconds in CLOCK_FILE, which may change while it runs, and long timers end early, so that
// jobs of a quarter of an hour come within seconds.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const shift = () => Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
const now = () => RealDate.now() + shift();

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [now()] : args));
  }
  static now() {
    return now();
  }
};

const realTimeout = globalThis.setTimeout;
const longMs = 60_000;
const timesFaster = 600;
const faster = (run, ms = 0, ...args) => realTimeout(run, ms >= longMs ? ms / timesFaster : ms, ...args);
globalThis.setTimeout = Object.assign(faster, realTimeout);
