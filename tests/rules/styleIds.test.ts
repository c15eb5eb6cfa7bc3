import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nameStyles } from '../../tooling/style-ids.ts';

const sources = globSync('packages/ui/src/**/*.{ts,tsx}').filter((file) => !/\.(test|stories|example)\./.test(file));
const textOf = (file: string): string => readFileSync(file, 'utf8');
const idsIn = (file: string): string[] =>
  [...nameStyles(textOf(file), file).matchAll(/componentId: '([^']+)'/g)].map(([, id = '']) => id);

describe('styled parts as they are shipped [LIB-03]', () => {
  it('have a name that does not depend on the order of imports', () => {
    const path = 'packages/ui/src/DataTable/grid/Grid.styles.ts';
    expect(nameStyles('export const Cell = styled.div`x`;', path)).toBe(
      "export const Cell = styled.div.withConfig({ componentId: 'fl-DataTable-grid-Grid-Cell' })`x`;",
    );
    expect(nameStyles("const Go = styled(Button).attrs({ type: 'button' })`x`;", path)).toBe(
      "const Go = styled(Button).withConfig({ componentId: 'fl-DataTable-grid-Grid-Go' }).attrs({ type: 'button' })`x`;",
    );
    expect(idsIn('packages/ui/src/Button/Button.styles.ts')).toContain('fl-Button-Root');
  });

  it('each have a name, and no two the same', () => {
    const parts = sources.flatMap((file) => textOf(file).match(/= (?:\/\*.*?\*\/ )?styled[.(]/g) ?? []);
    const ids = sources.flatMap(idsIn);
    expect(ids.length).toBe(parts.length);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
