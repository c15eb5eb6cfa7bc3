import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { minifyStyles } from '../../tooling/minify-styles.ts';

const lines = (code: string): number => code.split('\n').length;
const sources = globSync('packages/ui/src/**/*.{ts,tsx}');

describe('styles as they are shipped [LIB-03]', () => {
  it('lose comments and indentation, and no meaning', () => {
    const code = [
      'const Box = styled.div`',
      '  ${focusRing}',
      '  /* why */',
      "  content: ' · ';",
      '  margin: calc(1px + 2px) auto;',
      '',
      '  & > a:hover,',
      '  &[data-on] {',
      '    color: red;',
      '  }',
      '`;',
    ].join('\n');
    const [first] = minifyStyles(code).split('\n');
    expect(first).toBe(
      "const Box = styled.div` ${focusRing} content: ' · ';margin: calc(1px + 2px) auto;& > a:hover, &[data-on]{color: red;}`",
    );
  });

  it('every module keeps its lines, so that source maps hold, and nothing outside of a template changes', () => {
    const bare = (code: string): string => code.replaceAll(/`(?:[^`\\]|\\.)*`/g, '``').replaceAll(/\s+/g, '');
    const broken = sources.filter((file) => {
      const code = readFileSync(file, 'utf8');
      const small = minifyStyles(code);
      return lines(small) !== lines(code) || bare(small) !== bare(code);
    });
    expect(broken).toEqual([]);
  });

  it('hardly a template is left as it was: those that are made in a loop', () => {
    const left = sources.filter((file) => /`\n {2}[a-z-]+:/.test(minifyStyles(readFileSync(file, 'utf8'))));
    expect(left.length).toBeLessThan(4);
  });
});
