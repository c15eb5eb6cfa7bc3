import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namedIds } from './docBlocks.ts';
import { carriers, requirements, requirementsFile, requirementsPage } from '../../tooling/requirements.ts';

describe('requirement ids', () => {
  it('are unique and never change their form', () => {
    const ids = requirements.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^([A-Z]{3}-|N)\d{2}$/.test(id))).toEqual([]);
  });

  it('in the titles of tests and stories all exist', () => {
    const known = new Set(requirements.map(({ id }) => id));
    const unknown = carriers().flatMap(({ file, title, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${id} in ${file}: ${title}`),
    );
    expect(unknown).toEqual([]);
  });

  it('behind @spec in doc blocks, and in the rows of tables, all exist', () => {
    const known = new Set(requirements.map(({ id }) => id));
    const named = namedIds();
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter(({ id }) => !known.has(id)).map(({ file, line, id }) => `${id} in ${file}:${line}`)).toEqual(
      [],
    );
  });

  it('are listed with who carries them in docs/requirements.md: run `node tooling/requirements.ts`', () => {
    expect(readFileSync(requirementsFile, 'utf8')).toBe(requirementsPage());
  });
});
