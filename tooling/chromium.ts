import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.ts';

/** Named in the cache path so that an upgrade unpacks afresh; kept equal to package.json by a test. */
export const pinnedVersion = '153.0.0';

const fontsConf = (dir: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${dir}/fonts</dir><cachedir>${dir}/fontcache</cachedir></fontconfig>`;

/** Unpacks the Chromium that @sparticuz/chromium carries, once, into node_modules/.cache; nothing where there is none for this machine. */
async function pinnedPath(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  let entry: string;
  try {
    entry = import.meta.resolve('@sparticuz/chromium');
  } catch {
    return undefined; // an optional dependency that this install left out
  }
  const cache = join(root, 'node_modules/.cache/chromium');
  const dir = join(cache, pinnedVersion);
  if (!existsSync(join(dir, 'chromium'))) {
    await mkdir(cache, { recursive: true });
    const temporary = await mkdtemp(join(cache, 'tmp-'));
    const tmpdir = process.env.TMPDIR;
    process.env.TMPDIR = temporary; // inflate() writes into os.tmpdir()
    const { inflate } = (await import('@sparticuz/chromium')) as { inflate: (file: string) => Promise<string> };
    for (const file of ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br'])
      await inflate(fileURLToPath(new URL(`../bin/${file}`, entry)));
    if (tmpdir === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = tmpdir;
    await writeFile(join(temporary, 'fonts/fonts.conf'), fontsConf(dir));
    // another process may have been first
    await rename(temporary, dir).catch(() => rm(temporary, { recursive: true, force: true }));
  }
  return join(dir, 'chromium');
}

const pinned = process.env.CHROMIUM_PATH ? undefined : await pinnedPath();
/** Baselines are compared only where this is true: other browsers draw other pixels. */
export const isPinned = pinned !== undefined;
/** CHROMIUM_PATH, else the pinned one, else Debian's or Google's, else Playwright's own download (undefined). */
export const executablePath =
  process.env.CHROMIUM_PATH ??
  pinned ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // WebGL in software, the same everywhere
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // the same pixels everywhere
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // tiles are drawn whole and by the processor: edges of symbols would else depend on what was drawn there before
  '--disable-partial-raster',
  '--disable-gpu-rasterization',
  // a canvas would else go from the one to the other in the middle of a test, and its edges with it
  '--disable-accelerated-2d-canvas',
];
const folder = join(executablePath ?? '', '..');
const env = {
  ...(process.env as Record<string, string>),
  // a machine without a language would save every file of a Chinese name as 'download'
  LC_ALL: 'C.UTF-8',
  ...(isPinned && {
    // the system's own fonts are not seen: the same pixels with and without them
    FONTCONFIG_FILE: join(folder, 'fonts/fonts.conf'),
    ...(existsSync('/usr/lib/x86_64-linux-gnu/libnss3.so') ? {} : { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }),
  }),
};
/** Launch options for Playwright. */
export const launch = { ...(executablePath ? { executablePath } : {}), args, env };
