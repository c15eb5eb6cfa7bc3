import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Pictures {
  readonly name: string;
  readonly asked: readonly string[];
  readonly drawn: readonly string[];
}

const storyTags = /export const (\w+): Story = \{\s*tags: \['advice', '!autodocs', '!dev'\]/g;
const components: readonly Pictures[] = globSync('packages/ui/src/[A-Z]*/*.usage.md').map((file) => {
  const name = basename(file, '.usage.md');
  const advice = /^## Do\n([\s\S]*?)^## Accessibility/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const stories = readFileSync(`${dirname(file)}/${name}.stories.tsx`, 'utf8');
  return {
    name,
    asked: Array.from(advice.matchAll(/^ {2}<!-- (\w+) -->$/gm), ([, story = '']) => story).toSorted(),
    drawn: Array.from(stories.matchAll(storyTags), ([, story = '']) => story).toSorted(),
  };
});
const shown = components.filter(({ asked, drawn }) => asked.length > 0 || drawn.length > 0);

describe('Do and Do not', () => {
  it('are pictures for at least the twenty components that are used most [LIB-01]', () => {
    const both = shown.filter(({ asked }) =>
      ['Do', 'Dont'].every((word) => asked.some((story) => story.startsWith(word))),
    );
    expect(both.length).toBeGreaterThanOrEqual(20);
  });

  it.each(shown)('$name: each story that its usage text names is there, and no other [LIB-01]', ({ asked, drawn }) => {
    expect(drawn).toEqual(asked);
  });
});
