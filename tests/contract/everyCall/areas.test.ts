import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { areas } from '@fireline/api/calls';
import { expect, it } from 'vitest';

it('every area of calls has its file here', () => {
  const files = globSync('*.test.ts', { cwd: import.meta.dirname }).map((file) => basename(file, '.test.ts'));
  expect(files.toSorted()).toEqual([...Object.keys(areas), 'areas', 'overTokens'].toSorted());
});
