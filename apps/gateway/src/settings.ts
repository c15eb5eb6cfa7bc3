import { fileURLToPath } from 'node:url';
import { baseMapFrom } from './site/baseMap.ts';
import type { MapSettings } from './site/mapSettings.ts';
import type { Geocoder } from './site/geocoders/geocoder.ts';
import { geocodersFrom } from './site/geocoders/settings.ts';
import { demoPassword } from './session/demo.ts';
import { readingsKeptDays } from './lib/jobs.ts';
import type { S3Settings } from './lib/files/s3.ts';
import { StartProblem } from './lib/startProblem.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  /** Where uploads are kept; nothing: in the folder. */
  readonly s3: S3Settings | undefined;
  readonly demoPassword: string;
  readonly devices: number;
  /** How long readings are kept. */
  readonly readingsDays: number;
  readonly isLive: boolean;
  readonly hasProxy: boolean;
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
  s3: s3From(env),
  demoPassword: env.FIRELINE_DEMO_PASSWORD || demoPassword,
  devices: wholeNumber(env, 'FIRELINE_DEVICES', 10_000, { min: 100, max: 100_000 }),
  readingsDays: wholeNumber(env, 'FIRELINE_READINGS_DAYS', readingsKeptDays, { min: 1, max: 36_500 }),
  isLive: env.FIRELINE_LIVE !== 'off',
  hasProxy: env.FIRELINE_PROXY === 'on',
  map: baseMapFrom(env),
  geocoders: geocodersFrom(env, globalThis.fetch),
});

/** Where the apps are built to. */
export const builtApps = { console: `${root}apps/console/dist`, publicDevice: `${root}apps/public-device/dist` };
