import { memo } from 'react';
import { examples } from '../../../packages/ui/src/lib/examples.tsx';
import { Wall } from './ThemeEditor.styles.ts';

/** They open over the page, and would cover each other and the editor. */
const overPage = new Set(['CommandPalette', 'Dialog', 'Drawer', 'KeyboardHelp', 'Menu', 'Popover', 'Tooltip']);
const shown = Object.entries(examples)
  .filter(([name]) => !overPage.has(name))
  .toSorted(([a], [b]) => a.localeCompare(b));
const root = { className: 'wall', 'data-conformance': '', ref: () => {} };

/** Every component that stands in the page, by its example: what is added to the library is on the wall. */
export const ComponentWall = memo(({ only }: { readonly only?: readonly string[] | undefined }) => {
  return (
    <Wall data-wall>
      {shown
        .filter(([name]) => only?.includes(name) ?? true)
        .map(([name, example]) => (
          <section key={name} aria-label={name}>
            <h2 lang="en">{name}</h2>
            <div>{example(root)}</div>
          </section>
        ))}
    </Wall>
  );
});
