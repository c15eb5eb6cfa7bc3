import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A text that is brought into a form of its own and then looked for, or looked for as it was typed. */
const ownForms =
  /normalize\('NFKC'\)(?:\.\w+\([^)]*\))*\.to(?:Locale)?LowerCase\(\)|to(?:Locale)?LowerCase\(\)\.(?:includes|indexOf|startsWith)\(|strpos\(lower\(|\bi?like \$\{/g;

/** Where that is meant. */
const meant = [
  // the two forms themselves
  'apps/gateway/src/lib/db/query/containsText.ts',
  // what is found is put in order: what begins with the text comes first
  'apps/gateway/src/site/choices.ts',
  'apps/gateway/src/site/searchStore.ts',
  // headers of sheets, names of keys and voices, and a password are compared as a whole
  'packages/domain/src/lib/sheet.ts',
  'packages/domain/src/session/password.ts',
  'packages/ui/src/KeyboardHelp/keys.ts',
  // tables of a backup
  'apps/gateway/src/lib/backup/tables.ts',
];

const ownIn = (source: string): string[] => source.match(ownForms) ?? [];

it('what is looked for has one form, in lists of the gateway and of pages: `hasWords` of the domain, `containsText` in the database [SHL-23]', () => {
  for (const own of [
    "x.normalize('NFKC').trim().toLowerCase()",
    'name.toLowerCase().includes(text)',
    'sql`strpos(lower(name), x)`',
    'sql`name ilike ${x}`',
  ])
    expect(ownIn(own), own).toHaveLength(1);
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
    exclude: (file) => /\.(?:test|stories|example)\.|\.support\.|\/(?:migrations|city)\//.test(file),
  });
  expect(files.length).toBeGreaterThan(1500);
  expect(files.filter((file) => ownIn(readFileSync(file, 'utf8')).length > 0).toSorted()).toEqual(meant.toSorted());
});
