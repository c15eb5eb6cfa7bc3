import type { KeyboardEvent, RefObject } from 'react';

const itemsOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[data-menu-item]')];

/** The group button over an item: the one of the list that it stands in. */
const groupOver = (item: HTMLElement): HTMLElement | null | undefined =>
  item.closest('ul')?.parentElement?.querySelector<HTMLElement>(':scope > [data-menu-item][aria-expanded]');

function neighbour(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key === 'ArrowDown') return items[at + 1];
  if (key === 'ArrowUp') return items[at - 1];
  return undefined;
}

/** Opens, closes and leaves groups; whether the key did something. */
function acrossGroups(key: string, item: HTMLElement, next: HTMLElement | undefined): boolean {
  const expanded = item.getAttribute('aria-expanded');
  if (key === 'ArrowRight' && expanded === 'false') item.click();
  else if (key === 'ArrowRight' && expanded === 'true') next?.focus();
  else if (key === 'ArrowLeft' && expanded === 'true') item.click();
  else if (key === 'ArrowLeft') groupOver(item)?.focus();
  else return false;
  return true;
}

/**
 * Keys of the menu: up and down to its entries, Home and End, right and left to open and close groups. A letter goes to the filter, which
 * takes it.
 * @spec SHL-30
 */
export function useMenuKeys(filter: RefObject<HTMLInputElement | null>) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
    const items = itemsOf(currentTarget);
    const at = items.indexOf(target);
    if (target === filter.current) {
      if (key !== 'ArrowDown') return;
    } else if (at < 0) return;
    else if (/^[\p{L}\p{N}]$/u.test(key)) {
      // the browser writes the letter into the field that has the focus now; it is no shortcut of the page
      event.stopPropagation();
      filter.current?.focus();
      return;
    }
    const next = neighbour(key, items, at);
    if (acrossGroups(key, target, items[at + 1])) event.preventDefault();
    else if (next) {
      event.preventDefault();
      next.focus();
    }
  };
}
