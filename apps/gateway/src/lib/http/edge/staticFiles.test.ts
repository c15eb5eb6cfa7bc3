import { centreGroups } from '@fireline/domain/shell';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { servePages } from './pages.ts';

describe('the pages of a built app', () => {
  let folder: string;
  const write = (name: string, text: string, builtAtS = 1_700_000_000) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    utimesSync(file, builtAtS, builtAtS);
  };
  const app = () => {
    const pages = servePages({ console: folder, publicDevice: join(folder, 'none') });
    return async (path: string) => {
      const response = await pages(new Request(`http://fireline.test${path}`));
      return response && `${response.status} ${await response.text()}`;
    };
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fireline-pages-'));
    mkdirSync(join(folder, 'assets'));
    write('index.html', 'first');
    write('assets/a-1.js', 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are served with the page for every address of the app [SHL-01]', async () => {
    const get = app();
    expect(await get('/assets/a-1.js')).toBe('200 one');
    expect(await get('/login')).toBe('200 first');
    for (const centre of Object.keys(centreGroups)) {
      expect([centre, await get(centre)]).toEqual([centre, '200 first']);
      expect([centre, await get(`${centre}/`)]).toEqual([centre, '200 first']);
      expect([centre, await get(`${centre}/none`)]).toEqual([centre, '404 first']);
    }
    expect(await get('/no/such/page')).toBe('404 first');
    expect(await get('/assets/none.js')).toBeUndefined();
    expect(await get('/../package.json')).toBe('404 first');
  });

  it('a file that vanished is not found, read before or not [SHL-01]', async () => {
    write('assets/b-1.js', 'two');
    const get = app();
    expect(await get('/assets/a-1.js')).toBe('200 one');
    rmSync(join(folder, 'assets'), { recursive: true });
    expect(await get('/assets/a-1.js')).toBeUndefined();
    expect(await get('/assets/b-1.js')).toBeUndefined();
    rmSync(join(folder, 'index.html'));
    expect(await get('/login')).toBeUndefined();
  });

  it('built anew under the running server, they are the new ones [SHL-01]', async () => {
    const get = app();
    expect(await get('/login')).toBe('200 first');
    rmSync(folder, { recursive: true });
    expect(await get('/login')).toBeUndefined();
    mkdirSync(join(folder, 'assets'), { recursive: true });
    write('index.html', 'again', 1_700_000_001);
    write('assets/a-2.js', 'two', 1_700_000_001);
    expect(await get('/login')).toBe('200 again');
    expect(await get('/assets/a-2.js')).toBe('200 two');
    expect(await get('/assets/a-1.js')).toBeUndefined();
    write('index.html', 'third', 1_700_000_002);
    expect(await get('/login')).toBe('200 third');
  });
});
