import type { Wgs84 } from '@fireline/domain/site';
import type {
  DistrictBorders,
  DistrictLevel,
  DistrictName,
  DistrictOutlines,
  FoundDistrict,
  NamedDistrict,
} from './atlas.ts';
import { placeOf, workerOf } from '../lib/control/assets.ts';
import type { TileAddress } from '../lib/tileZooms.ts';
import type { Answer, Asked, Asks, FromDistricts, ToDistricts } from './messages.ts';

export interface DistrictsOptions {
  /** Where the file is, or how it comes. Default: the one beside this code. */
  readonly file?: string | URL | (() => Promise<ArrayBuffer>);
  /** Default: a worker of its own. */
  readonly createWorker?: () => Worker;
}

/**
 * The districts of China: which one a point lies in, where one is, and their outlines to draw. Points are WGS 84.
 * @spec SIT-09 N10
 */
export interface Districts {
  /** The smallest district there; undefined at sea and abroad. */
  districtAt(point: Wgs84): Promise<DistrictName | undefined>;
  /** Those whose name, or whose name with what they lie in, holds the text, the widest first. */
  find(text: string, most?: number): Promise<readonly FoundDistrict[]>;
  /** The outlines of a level; `within`: only what lies in the province or city of that code. */
  outlines(level: DistrictLevel, within?: string): Promise<DistrictOutlines>;
  /** The names of a level and where they stand: what outlines weigh is left out. */
  names(level: DistrictLevel): Promise<readonly NamedDistrict[]>;
  /** The lines between units, each once. */
  borders(): Promise<DistrictBorders>;
  /** Land and lines in a square of the map, as a vector tile: what a map draws, without the page's thread ever holding an outline. */
  tile(address: TileAddress): Promise<Uint8Array>;
  /** Ends the worker; what is still asked is rejected. */
  close(): void;
}

const ownFile = (): string | URL =>
  placeOf('MapDistricts/districts.bin') ?? new URL('./districts.bin', import.meta.url);
const ownWorker = (): Worker =>
  workerOf(
    'MapDistricts/districtsWorker.js',
    () => new Worker(new URL('./districtsWorker.ts', import.meta.url), { type: 'module' }),
  );

async function bytesOf(file: DistrictsOptions['file']): Promise<ArrayBuffer> {
  if (typeof file === 'function') return file();
  const reply = await fetch(file ?? ownFile());
  if (!reply.ok) throw new Error(`districts: ${reply.status}`);
  return reply.arrayBuffer();
}

interface Waiting {
  resolve(answer: never): void;
  reject(error: Error): void;
}

interface Line {
  ask<Name extends Asked>(ask: Name, asks: Asks[Name]): Promise<Answer<Name>>;
  close(): void;
}

/** The worker with the file in it. `onLost`: it ended by itself, or never began, and answers nothing any more. */
async function openLine({ file, createWorker = ownWorker }: DistrictsOptions, onLost: () => void): Promise<Line> {
  const bytes = await bytesOf(file);
  const worker = createWorker();
  const waiting = new Map<number, Waiting>();
  let turn = 0;
  const failAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromDistricts>) => {
    const asked = waiting.get(data.turn);
    waiting.delete(data.turn);
    if ('failed' in data) asked?.reject(new Error(data.failed));
    else asked?.resolve(data.answer as never);
  });
  let lost: Error | undefined;
  worker.addEventListener('error', () => {
    lost = new Error('districts: the worker ended');
    failAll(lost);
    worker.terminate();
    onLost();
  });
  const send = (message: ToDistricts, move: Transferable[] = []): void => worker.postMessage(message, move);
  send({ open: bytes }, [bytes]);
  return {
    ask: (ask, asks) =>
      new Promise((resolve, reject) => {
        if (lost) return reject(lost);
        turn += 1;
        waiting.set(turn, { resolve, reject });
        send({ ask, ...asks, turn } as unknown as ToDistricts);
      }),
    close: () => {
      worker.terminate();
      failAll(new Error('districts: closed'));
    },
  };
}

/**
 * The districts, fetched with the first question and kept in a worker: making them costs nothing. A fetch that failed or a worker that
 * ended is tried again with the next question.
 * @spec SIT-09 N10
 * @example const { adminName } = (await createDistricts().districtAt(wgs84(113.9305, 22.5333))) ?? {};
 */
export function createDistricts(options: DistrictsOptions = {}): Districts {
  let line: Promise<Line> | undefined;
  const ask: Line['ask'] = async (name, asks) => {
    const mine: Promise<Line> = (line ??= openLine(options, () => {
      if (line === mine) line = undefined;
    }));
    try {
      return (await mine).ask(name, asks);
    } catch (error) {
      if (line === mine) line = undefined;
      throw error;
    }
  };
  return {
    districtAt: (point) => ask('districtAt', { point }),
    find: (text, most = 10) => ask('find', { text, most }),
    outlines: (level, within = '') => ask('outlines', { level, within }),
    names: (level) => ask('names', { level }),
    borders: () => ask('borders', {}),
    tile: ({ z, x, y }) => ask('tile', { z, x, y }),
    close: () => {
      void line?.then(({ close }) => close()).catch(() => undefined);
      line = undefined;
    },
  };
}

let shared: Districts | undefined;

/** The districts that all of a page share: one worker, one copy. */
export const sharedDistricts = (): Districts => (shared ??= createDistricts());
