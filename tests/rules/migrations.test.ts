import { expect, it } from 'vitest';
import { migrations } from '../../apps/gateway/src/migrations/index.ts';
import { releasedMigrations } from '../fixtures/releasedMigrations.ts';

// databases run them in the order of their names, and one that has run a later name never runs an earlier one
it('migrations are only ever appended: those of the last release stay, and new names come after them', () => {
  const names = Object.keys(migrations).toSorted();
  expect(names.slice(0, releasedMigrations.length)).toEqual(releasedMigrations);
  expect(names.filter((name) => !/^\d{4}[a-z]?_[a-z\d_]+$/.test(name))).toEqual([]);
});
