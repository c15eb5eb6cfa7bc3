import type { StoryContext } from '@storybook/react-vite';

const overlays = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu], [role=tooltip]';

/**
 * Lets axe judge a story of a component only where it adds something: the grid of its states, and what is open at the end of its steps.
 * Screens are judged in each story. The Storybook of a developer judges all.
 */
export function judgeOnce({ tags, parameters }: StoryContext): void {
  const isComponent = String(parameters.fileName).includes('packages/ui/');
  if (isComponent && !tags.includes('grid') && !document.querySelector(overlays))
    Object.assign(parameters, { a11y: { ...parameters.a11y, test: 'off' } });
}
