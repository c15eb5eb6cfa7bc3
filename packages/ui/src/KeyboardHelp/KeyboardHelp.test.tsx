import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { ShortcutsProvider, useShortcuts } from './ShortcutsProvider.tsx';

const english = { language: 'en' } as const;
interface ScreenProps {
  readonly go?: () => void;
  readonly save?: () => void;
}

const nothing = (): void => {};

function Screen({ go = nothing, save = nothing }: ScreenProps) {
  useShortcuts([
    { keys: 'g d', label: 'Go to devices', group: 'Go', onPress: go },
    { keys: 'Mod+S', label: 'Save', group: 'This page', onPress: save },
  ]);
  return <input aria-label="Find" />;
}

const screen = (props: ScreenProps = {}, hasScreen = true) => (
  <ShortcutsProvider>
    {hasScreen && <Screen {...props} />}
    <KeyboardHelp />
  </ShortcutsProvider>
);

describe('KeyboardHelp', () => {
  it('? lists what is registered by group; Escape closes it and the focus goes back [LIB-01]', async () => {
    await mount(
      <>
        <button type="button">Here</button>
        {screen()}
      </>,
      english,
    );
    await userEvent.click(page.getByRole('button', { name: 'Here' }));
    await userEvent.keyboard('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(dialog).toBeVisible();
    const told = dialog.element().textContent ?? '';
    for (const text of ['Go to devices', 'GthenD', 'Save', 'CtrlS', 'General']) expect(told).toContain(text);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Here' })).toHaveFocus();
  });

  it('runs no shortcut of plain keys where people switched those off, and those with Ctrl all the same [LIB-01] [N23]', async () => {
    const [go, save] = [vi.fn<() => void>(), vi.fn<() => void>()];
    await mount(
      <ShortcutsProvider hasPlainKeys={false}>
        <Screen {...{ go, save }} />
        <KeyboardHelp />
      </ShortcutsProvider>,
      english,
    );
    await userEvent.keyboard('gd?');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(save).toHaveBeenCalledOnce();
    expect(go).not.toHaveBeenCalled();
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });

  it('runs shortcuts of two keys, of one with Ctrl, and leaves plain keys to a field [LIB-01]', async () => {
    const [go, save] = [vi.fn<() => void>(), vi.fn<() => void>()];
    await mount(screen({ go, save }), english);
    await userEvent.keyboard('gd');
    expect(go).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('textbox', { name: 'Find' }));
    await userEvent.keyboard('gd?');
    await expect.element(page.getByRole('textbox', { name: 'Find' })).toHaveValue('gd?');
    expect(go).toHaveBeenCalledOnce();
    expect(page.getByRole('dialog').elements()).toEqual([]);
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(save).toHaveBeenCalledOnce();
  });

  it('a key that leads nowhere swallows nothing; in a dialog no shortcut runs [LIB-01]', async () => {
    const go = vi.fn<() => void>();
    await mount(screen({ go }), english);
    await userEvent.keyboard('g?');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('gd');
    expect(go).not.toHaveBeenCalled();
  });

  it('a shortcut is gone with who registered it [LIB-01]', async () => {
    const go = vi.fn<() => void>();
    const { rerender } = await mount(screen({ go }), english);
    await rerender(screen({ go }, false));
    await userEvent.keyboard('gd?');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(go).not.toHaveBeenCalled();
    expect(page.getByRole('dialog').element().textContent).not.toContain('Go to devices');
  });
});
