import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { Menu, type MenuItem } from './Menu.tsx';

const menu = (select: (id: string) => void) => {
  const items: MenuItem[] = [
    { id: 'mute', label: 'Mute', onSelect: () => select('mute') },
    { id: 'move', label: 'Move', disabled: true, onSelect: () => select('move') },
    { id: 'remove', label: 'Remove', tone: 'danger', isFirstOfGroup: true, onSelect: () => select('remove') },
  ];
  return <Menu items={items} renderTrigger={(props) => <Button {...props}>More</Button>} />;
};
const opener = () => page.getByRole('button', { name: 'More' });

describe('Menu [LIB-01]', () => {
  it('keyboard: opens, goes by letter, chooses, and gives the focus back', async () => {
    const select = vi.fn<(id: string) => void>();
    await mount(menu(select));
    opener().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('r');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Remove'));
    await userEvent.keyboard('{Enter}');
    expect(select).toHaveBeenCalledExactlyOnceWith('remove');
    await vi.waitFor(() => expect(document.activeElement).toBe(opener().element()));
  });

  it.each([
    ['Enter', ['Mute', 'Move', 'Remove', 'Mute']],
    [' ', ['Mute', 'Move', 'Remove', 'Mute']],
    ['ArrowDown', ['Mute', 'Move', 'Remove', 'Mute']],
    ['ArrowUp', ['Remove', 'Mute', 'Move', 'Remove']],
  ])('keyboard: opened by %j it goes item by item from there', async (key, order) => {
    await mount(menu(() => {}));
    opener().element().focus();
    await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`);
    for (const label of order) {
      await expect.element(page.getByRole('menuitem', { name: label })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
    }
  });

  it('what is disabled can be read but not chosen', async () => {
    const select = vi.fn<(id: string) => void>();
    await mount(menu(select));
    await userEvent.click(opener());
    await userEvent.click(page.getByRole('menuitem', { name: 'Move' }), { force: true });
    expect(select).not.toHaveBeenCalled();
  });

  it('says what an entry sets and whether it is so, and in which language its label is', async () => {
    const onSelect = (): void => undefined;
    const items: MenuItem[] = [
      { id: 'dark', label: 'Dark', choice: 'radio', isChosen: true, onSelect },
      { id: 'light', label: 'Light', choice: 'radio', onSelect },
      { id: 'sound', label: 'Sound', choice: 'checkbox', isChosen: true, onSelect },
      { id: 'cn', label: '简体中文', lang: 'zh-CN', onSelect },
    ];
    await mount(<Menu items={items} renderTrigger={(props) => <Button {...props}>More</Button>} />);
    await userEvent.click(opener());
    await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect.element(page.getByRole('menuitemradio', { name: 'Light' })).not.toBeChecked();
    await expect.element(page.getByRole('menuitemcheckbox', { name: 'Sound' })).toBeChecked();
    await expect.element(page.getByRole('menuitem', { name: '简体中文' })).toHaveAttribute('lang', 'zh-CN');
    await expect.element(page.getByRole('menuitem', { name: '简体中文' })).not.toHaveAttribute('aria-checked');
  });

  it('Escape closes it and gives the focus back', async () => {
    await mount(menu(() => {}));
    await userEvent.click(opener());
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await vi.waitFor(() => expect(document.activeElement).toBe(opener().element()));
  });
});
