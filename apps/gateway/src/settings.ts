import { fileURLToPath } from 'node:url';
import { baseMapFrom } from './site/baseMap.ts';
import type { MapSettings } from './site/mapSettings.ts';
import type { Geocoder } from './site/geocoders/geocoder.ts';
import { geocodersFrom } from './site/geocoders/settings.ts';
import { demoPassword } from './session/demo.ts';
import { type ProtocolSettings, protocolsFrom } from './device/protocols/settings.ts';
import { readingsKeptDays } from '@fireline/domain/device';
import type { MetricsAddress } from './lib/metrics/serveMetrics.ts';
import { type LogFormat, logFormats } from './lib/log.ts';
import type { S3Settings } from './lib/files/s3.ts';
import { type Proxies, proxiesFrom } from './lib/http/edge/proxies.ts';
import { sealKeyCharsMin } from './lib/sealing.ts';
import { StartProblem } from './lib/startProblem.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  /** Encrypts passwords of carriers; nothing: the key of the data folder does. */
  readonly secretKey: string | undefined;
  /** Where uploads are kept; nothing: in the folder. */
  readonly s3: S3Settings | undefined;
  readonly demoPassword: string;
  /**
   * What becomes of an empty database: `on`, the demo city; `setup`, an installation that is set up on its login page; `off`, nothing,
   * the gateway does not start. Left out: the demo city where it cannot hide that data is missing.
   */
  readonly demo: 'on' | 'off' | 'setup' | undefined;
  readonly devices: number;
  /** How far back the alarms of the seeded city go, in days; undefined: as its size says. */
  readonly pastDays: number | undefined;
  /** How long readings are kept. */
  readonly readingsDays: number;
  readonly isLive: boolean;
  /** Where codes for logins go; left out: into the terminal, unless the host is a public one. */
  readonly codes: 'terminal' | 'off' | undefined;
  /** Whether carriers of messages may stand in private networks. */
  readonly privateCarriers: 'on' | 'off' | undefined;
  /** Whether orders may be paid at the sandbox, which moves no money, though other machines reach the gateway. */
  readonly paySandbox: 'on' | 'off' | undefined;
  /** Whose X-Forwarded headers are believed; nothing: nobody's. */
  readonly proxies: Proxies | undefined;
  /** Origins of pages elsewhere that may read push. */
  readonly origins: readonly string[];
  /** Nothing: `text` in a terminal, `json` elsewhere. */
  readonly logFormat: LogFormat | undefined;
  /** Where metrics are served; nothing: nowhere. */
  readonly metrics: MetricsAddress | undefined;
  readonly protocols: ProtocolSettings;
  readonly map: MapSettings;
  readonly geocoders: readonly Geocoder[];
}

type Env = Readonly<Record<string, string | undefined>>;
const root = fileURLToPath(new URL('../../../', import.meta.url));

function wholeNumber(env: Env, name: string, otherwise: number, range: { min: number; max: number }): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= range.min && value <= range.max) return value;
  throw new StartProblem(`${name} must be a whole number from ${range.min} to ${range.max}, not '${text}'.`);
}

function oneOf<T extends string>(env: Env, name: string, choices: readonly T[]): T | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const choice = choices.find((one) => one === text);
  if (choice === undefined) throw new StartProblem(`${name} must be one of ${choices.join(', ')}, not '${text}'.`);
  return choice;
}

function secretKeyFrom({ FIRELINE_SECRET_KEY: text }: Env): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (text.length >= sealKeyCharsMin) return text;
  throw new StartProblem(
    `FIRELINE_SECRET_KEY must have at least ${sealKeyCharsMin} characters, such as those of \`openssl rand -base64 32\`.`,
  );
}

/** `on` is a port of this machine alone: the page has no password. */
function metricsFrom({ FIRELINE_METRICS: text }: Env): MetricsAddress | undefined {
  if (text === undefined || text === '' || text === 'off') return undefined;
  if (text === 'on') return { host: '127.0.0.1', port: 9464 };
  const [, host = '', port = ''] = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(text) ?? [];
  if (host !== '' && Number(port) <= 65_535) return { host, port: Number(port) };
  throw new StartProblem(`FIRELINE_METRICS must be on, off or HOST:PORT, not '${text}'.`);
}

function originsFrom({ FIRELINE_ORIGINS: text }: Env): string[] {
  const origins = (text ?? '').split(',').map((one) => one.trim());
  return origins.filter(Boolean).map((origin) => {
    if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
    throw new StartProblem(`FIRELINE_ORIGINS must be a list of origins such as https://wall.example, not '${origin}'.`);
  });
}

const s3From = (env: Env): S3Settings | undefined =>
  env.FIRELINE_S3_BUCKET
    ? {
        bucket: env.FIRELINE_S3_BUCKET,
        endpoint: env.FIRELINE_S3_ENDPOINT || undefined,
        region: env.FIRELINE_S3_REGION || 'us-east-1',
        prefix: env.FIRELINE_S3_PREFIX || 'fireline/',
      }
    : undefined;

/** How the server is set up, read from the environment. */
export const settingsFrom = (env: Env): Settings => ({
  host: env.HOST || '127.0.0.1',
  port: wholeNumber(env, 'PORT', 8080, { min: 0, max: 65_535 }),
  folder: env.FIRELINE_DATA || `${root}data`,
  databaseUrl: env.DATABASE_URL || undefined,
  secretKey: secretKeyFrom(env),
  s3: s3From(env),
  demoPassword: env.FIRELINE_DEMO_PASSWORD || demoPassword,
  demo: oneOf(env, 'FIRELINE_CITY', ['on', 'off', 'setup']),
  devices: wholeNumber(env, 'FIRELINE_DEVICES', 10_000, { min: 100, max: 100_000 }),
  pastDays: env.FIRELINE_HISTORY_DAYS ? wholeNumber(env, 'FIRELINE_HISTORY_DAYS', 0, { min: 30, max: 395 }) : undefined,
  readingsDays: wholeNumber(env, 'FIRELINE_READINGS_DAYS', readingsKeptDays, { min: 1, max: 36_500 }),
  isLive: env.FIRELINE_LIVE !== 'off',
  codes: oneOf(env, 'FIRELINE_CODES', ['terminal', 'off']),
  privateCarriers: oneOf(env, 'FIRELINE_PRIVATE_CARRIERS', ['on', 'off']),
  paySandbox: oneOf(env, 'FIRELINE_PAY_SANDBOX', ['on', 'off']),
  proxies: proxiesFrom(env.FIRELINE_PROXY),
  origins: originsFrom(env),
  logFormat: oneOf(env, 'FIRELINE_LOG', logFormats),
  metrics: metricsFrom(env),
  protocols: protocolsFrom(env),
  map: baseMapFrom(env),
  geocoders: geocodersFrom(env, globalThis.fetch),
});

/** Where the apps are built to. */
export const builtApps = { console: `${root}apps/console/dist`, publicDevice: `${root}apps/public-device/dist` };
