import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import manifest from '../packages/ui/package.json' with { type: 'json' };
import { titleOf } from './pageTitle.ts';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `Fireline ${manifest.version}`,
    brandUrl: 'https://www.npmjs.com/package/@fireline/ui',
    brandTarget: '_blank',
  }),
});

// Storybook writes the title of each page again, and names itself in it
const named = (): void => {
  const title = titleOf(document.title);
  if (title !== document.title) document.title = title;
};
new MutationObserver(named).observe(document.head, { childList: true, characterData: true, subtree: true });
named();

/** Where the page Start/Search takes its query from. */
const queryKey = 'fireline.search';
const isSearchField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.id === 'storybook-explorer-searchfield';

// the field in the sidebar knows titles; below it stands a way to the search of all texts
addons.register('fireline/search', (api) => {
  const way = document.createElement('button');
  way.type = 'button';
  way.style.cssText =
    'display: block; width: 100%; margin: 8px 0; padding: 6px 8px; border: 1px solid currentcolor; border-radius: 4px; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; overflow-wrap: anywhere';
  let query = '';
  // before the field loses the focus, which puts the tree back
  way.addEventListener('pointerdown', (event) => event.preventDefault());
  way.addEventListener('click', () => {
    sessionStorage.setItem(queryKey, query);
    api.selectStory('start-search--pages');
  });
  document.addEventListener('input', ({ target }) => {
    if (!isSearchField(target)) return;
    query = target.value.trim();
    way.textContent = `Search the text of every page for “${query}”`;
    if (query === '') way.remove();
    else document.querySelector('#storybook-explorer-menu')?.before(way);
  });
});
