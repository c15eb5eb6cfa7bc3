import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { layerKinds, otherLayers } from './layers.test.support.ts';

const ui = join(import.meta.dirname, '../..');
const apps = join(ui, '../../../apps');
const opens =
  /\b(useModalOverlay|usePopover|ariaHideOutside|FloatingPortal|FloatingFocusManager|createPortal|showModal|portalContainer|aria-modal)\b|from '\.\.\/(Dialog|Drawer|ConfirmDialog)\//;

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file) && !file.includes('node_modules'))
    .filter((file) => opens.test(readFileSync(join(folder, file), 'utf8')));

it('each component that opens over the page is among those an alarm is raised over [ALM-04] [N23]', () => {
  const folders = sources(ui)
    .map((file) => file.split('/')[0] ?? '')
    .filter((folder) => /^[A-Z]/.test(folder));
  expect([...new Set(folders)].toSorted()).toEqual([...layerKinds, ...Object.keys(otherLayers)].toSorted());
});

it('the apps open nothing over the page but these components [ALM-04]', () => {
  const own = readdirSync(apps).flatMap((app) => sources(join(apps, app, 'src')).map((file) => `${app}/${file}`));
  // its button is drawn in the foot of its own drawer
  expect(own).toEqual(['console/lib/form/FootedDrawer.tsx']);
});
