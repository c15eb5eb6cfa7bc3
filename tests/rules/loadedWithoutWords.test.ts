import { describe, expect, it } from 'vitest';
import { loadedWithoutWords } from '../../tooling/without-words.ts';

interface Module {
  readonly source: string;
  /** What it imports at once. */
  readonly imports?: readonly string[];
  /** What it imports later. */
  readonly loads?: readonly string[];
}

const frame = '/shell/Frame.tsx';
const drawer: Module = { source: 'export const Drawer = () => t(drawerWords);' };
const list: Module = { source: 'export const List = () => t(listWords);' };

/** What a frame of this source, which loads a drawer and a list, loads without words of the drawer. */
function found(source: string, others: Readonly<Record<string, Module>> = {}, early: readonly string[] = [frame]) {
  const loads = ['/shell/Drawer.tsx', '/shell/List.tsx'].filter((id) => source.includes(id.slice('/shell/'.length)));
  const modules: Readonly<Record<string, Module>> = {
    [frame]: { source, loads },
    '/shell/Drawer.tsx': drawer,
    '/shell/List.tsx': list,
    ...others,
  };
  return loadedWithoutWords({
    early: new Set(early),
    isChecked: () => true,
    lateTables: new Set(['drawerWords']),
    sourceOf: (id) => modules[id]?.source ?? '',
    moduleOf: (id) => ({
      importedIds: modules[id]?.imports ?? [],
      dynamicallyImportedIds: modules[id]?.loads ?? [],
    }),
  });
}

const failed = ['/shell/Frame.tsx: /shell/Drawer.tsx'];

describe('what is loaded without its words [SHL-12]', () => {
  it('is what nothing waits with', () => {
    expect(found("const load = () => import('./Drawer.tsx').then((m) => m.Drawer);")).toEqual(failed);
    // what it says is there already
    expect(found("const load = () => import('./List.tsx').then((m) => m.List);")).toEqual([]);
  });

  it('is each import by itself, whatever waits beside another', () => {
    const waiting = "const load = () => Promise.all([import('./List.tsx'), speakWhole()]).then(([m]) => m.List);";
    const alone = "const open = () => import('./Drawer.tsx').then((m) => m.Drawer);";
    expect(found(`${waiting}\n${alone}`)).toEqual(failed);
    expect(found(`${waiting}\n// speakWhole()\n${alone}`)).toEqual(failed);
    const drawers = waiting.replaceAll('List', 'Drawer');
    expect(found(drawers)).toEqual([]);
    expect(found(`${drawers}\n${alone}`)).toEqual(failed);
  });

  it('is no screen of a table that brings the words of its screens', () => {
    const row = "{ list: () => import('./Drawer.tsx').then((m) => m.Drawer) }";
    expect(found(`const screens = { ...spoken(${row}) };`)).toEqual([]);
    expect(found(`export const screens = ${row} satisfies Screens;`)).toEqual([]);
    expect(found(`export const screens = ${row};`)).toEqual(failed);
  });

  it('is what shows a part that says something, but for what is there from the beginning', () => {
    const source = "const load = () => import('./List.tsx').then((m) => m.List);";
    const others = { '/shell/List.tsx': { ...list, imports: ['/shell/Row.tsx'] }, '/shell/Row.tsx': drawer };
    expect(found(source, others)).toEqual(['/shell/Frame.tsx: /shell/List.tsx']);
    expect(found(source, others, [frame, '/shell/Row.tsx'])).toEqual([]);
  });
});
