import { createHash } from 'node:crypto';
import { type Dirent, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { acceptedEncoding, type Bytes, encoded, encodedFromBytes, type Encoding } from '../body/encoding.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};
const plainTypes: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
};

interface Loaded {
  readonly etag: string;
  readonly forms: ReadonlyMap<Encoding | '', Promise<Bytes>>;
}
/** A file's content, and the stamp by which another build of it is told. */
interface Kept {
  readonly stamp: string;
  readonly loading: Promise<Loaded | undefined>;
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What was asked of a file; undefined when the file is gone. */
async function unlessGone<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** All in the folder and below; none while it is away for being built. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

async function load(file: string, isText: boolean): Promise<Loaded> {
  const content = await readFile(file);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const forms = new Map<Encoding | '', Promise<Bytes>>([['', Promise.resolve(new Uint8Array(content))]]);
  if (isText && content.byteLength > encodedFromBytes)
    for (const encoding of ['br', 'gzip'] as const) forms.set(encoding, encoded(content, encoding, 'once'));
  return { etag, forms };
}

/**
 * The files of one built app. Only what a look into the folder found is served, so no address leads out of it; it is looked into
 * anew when an app was built again under the running server.
 */
export class StaticFiles {
  readonly #folder: string;
  readonly #base: string;
  #files: ReadonlyMap<string, string>;
  readonly #kept = new Map<string, Kept>();

  /** @param base the address the folder is served under, such as `/public/` */
  constructor(folder: string, base: string) {
    this.#folder = folder;
    this.#base = base;
    this.#files = this.#list();
  }

  has(path: string): boolean {
    if (!this.#files.has(path) && path.includes('/assets/')) this.#files = this.#list();
    return this.#files.has(path);
  }

  /** @param status 404 for the page that says so */
  async serve(request: Request, path: string, status = 200): Promise<Response | undefined> {
    if (!this.#files.has(path)) this.#files = this.#list();
    const file = this.#files.get(path);
    if (file === undefined) return undefined;
    const type = extname(file).toLowerCase();
    const loaded = await this.#load(file, type in mediaTypes);
    if (!loaded) return undefined;
    const { etag, forms } = loaded;
    const headers = new Headers({
      etag,
      'content-type': mediaTypes[type] ?? plainTypes[type] ?? 'application/octet-stream',
      // names of built assets change with their content
      'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
    });
    if (status === 200 && request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers });
    const encoding = forms.size > 1 ? acceptedEncoding(request.headers.get('accept-encoding') ?? '') : undefined;
    if (encoding) headers.set('content-encoding', encoding);
    return new Response(await forms.get(encoding ?? ''), { status, headers });
  }

  #list(): ReadonlyMap<string, string> {
    const files = new Map<string, string>();
    for (const entry of entriesOf(this.#folder)) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue;
      const file = join(entry.parentPath, entry.name);
      files.set(this.#base + relative(this.#folder, file).split(sep).join('/'), file);
    }
    return files;
  }

  /** The file as it is now, read once for each time it was built; undefined when it is gone. */
  async #load(file: string, isText: boolean): Promise<Loaded | undefined> {
    const found = await unlessGone(stat(file));
    const stamp = found && `${found.mtimeMs} ${found.size}`;
    let kept = this.#kept.get(file);
    if (kept && kept.stamp !== stamp) {
      this.#kept.delete(file);
      this.#files = this.#list();
      kept = undefined;
    }
    if (stamp === undefined) return undefined;
    if (!kept) {
      kept = { stamp, loading: unlessGone(load(file, isText)) };
      this.#kept.set(file, kept);
    }
    try {
      return await kept.loading;
    } catch (error) {
      // what failed once may be read the next time
      this.#kept.delete(file);
      throw error;
    }
  }
}
