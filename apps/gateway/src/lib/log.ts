import { type Clock, systemClock } from '@fireline/api/lib';
import { causeOf, escaped, masked } from './logText.ts';

export interface Log {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  /** Something an operator should look at; the work went on. */
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, error: unknown, fields?: Readonly<Record<string, unknown>>): void;
}

export const logFormats = ['json', 'text'] as const;
/** `json`: one object per line, for collectors. `text`: for a person at a terminal. */
export type LogFormat = (typeof logFormats)[number];

type Fields = Readonly<Record<string, unknown>>;
interface Entry {
  readonly time: string;
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly fields: Fields;
  readonly stack?: string;
}

/** Of requests and devices, which may look like somebody's number and are of no use when they are hidden. */
const identifiers: ReadonlySet<string> = new Set(['requestId', 'imei']);
const secretNames = /token|password|secret|authorization|cookie|key$|hash$/i;

/** Fields as they may be written: secrets by name, numbers of people and keys by form, are replaced. */
const writable = (fields: Fields): Fields =>
  JSON.parse(
    JSON.stringify(fields, (name, value: unknown) => {
      if (identifiers.has(name)) return value;
      if (secretNames.test(name)) return '***';
      if (value instanceof Error) return causeOf(value);
      if (typeof value === 'bigint') return String(value);
      return typeof value === 'string' ? masked(value) : value;
    }),
  ) as Fields;

const asJson = ({ time, level, message, fields, stack }: Entry): string =>
  escaped(JSON.stringify({ time, level, message, ...fields, ...(stack === undefined ? {} : { stack }) }));

const quoted = (value: unknown): string =>
  typeof value === 'string' && /^[\w.:/@-]+$/.test(value) ? value : JSON.stringify(value);

const asText = ({ time, level, message, fields, stack }: Entry): string => {
  const pairs = Object.entries(fields).map(([name, value]) => ` ${name}=${quoted(value)}`);
  const frames = stack?.split('\n').map((frame) => `\n    ${escaped(frame.trim())}`) ?? [];
  return `${time} ${level.padEnd(5)} ${escaped(message)}${escaped(pairs.join(''))}${frames.join('')}`;
};

/** Only where the program was: the message is in `cause` already. */
const stackOf = (error: unknown): { stack?: string } => {
  const frames = error instanceof Error ? error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) : undefined;
  return frames?.length ? { stack: masked(frames.map((frame) => frame.trim()).join('\n')) } : {};
};

export interface LogOptions {
  readonly format: LogFormat;
  /** Takes one entry; the end of the line is not included. */
  readonly write: (line: string) => void;
  readonly clock?: Clock;
}

/**
 * A log that writes an entry per line. Nothing that a caller sends can begin a line or move the terminal's cursor: control
 * characters are escaped. In the text format, lines of a stack are indented.
 */
export function createLog({ format, write, clock = systemClock }: LogOptions): Log {
  const line = format === 'json' ? asJson : asText;
  const add = (level: Entry['level'], message: string, fields: Fields = {}, error?: unknown) =>
    write(
      line({
        time: new Date(clock()).toISOString(),
        level,
        message: masked(message),
        fields: { ...writable(fields), ...(error === undefined ? {} : { cause: masked(causeOf(error)) }) },
        ...stackOf(error),
      }),
    );
  return {
    info: (message, fields) => add('info', message, fields),
    warn: (message, fields) => add('warn', message, fields),
    error: (message, error, fields) => add('error', message, fields, error),
  };
}

/** For a person, on standard error; in a page, in the browser's console. */
export const consoleLog: Log = createLog({ format: 'text', write: (line) => console.error(line) });
