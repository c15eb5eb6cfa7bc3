import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ShortcutsProvider } from '../KeyboardHelp/index.ts';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import type { Command } from './match.ts';

const english = { language: 'en' } as const;
const commands = [
  { value: 'alarms', label: 'Alarms', group: 'Go', shortcut: 'g a' },
  { value: 'devices', label: 'Devices', group: 'Go', shortcut: 'g d' },
  { value: 'mute', label: 'Mute alarms', group: 'Do' },
];
type Select = CommandPaletteProps['onSelect'];
const palette = (props: Partial<CommandPaletteProps> = {}) => {
  const onSelect = vi.fn<Select>();
  return mount(
    <ShortcutsProvider>
      <input aria-label="Field" />
      <CommandPalette commands={commands} onSelect={onSelect} {...props} />
    </ShortcutsProvider>,
    english,
  ).then((mounted) => ({ ...mounted, onSelect }));
};
const box = () => page.getByRole('combobox', { name: 'Find and do' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

describe('CommandPalette', () => {
  it('keeps every character that a scanner types without a pause [LIB-01]', async () => {
    await palette({ isOpen: true });
    await expect.element(box()).toHaveFocus();
    for (const figure of '869900018598202') document.execCommand('insertText', false, figure);
    await expect.element(box()).toHaveValue('869900018598202');
  });

  it('takes the Enter that a scanner sends before the answer has come, unless something else was typed since [LIB-01]', async () => {
    const answers = new Map<string, PromiseWithResolvers<readonly Command[]>>();
    const load: NonNullable<CommandPaletteProps['load']> = ({ text }) => {
      const answer = Promise.withResolvers<readonly Command[]>();
      answers.set(text, answer);
      return answer.promise;
    };
    const { onSelect } = await palette({ isOpen: true, load });
    const found = (value: string) => () =>
      answers.get(value)?.resolve([{ value, label: value, group: 'Devices found' }]);
    await userEvent.fill(box(), '8699');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(box(), '869900');
    await vi.waitFor(() => expect(answers.has('869900')).toBe(true));
    await drawn(found('869900'));
    await expect.element(page.getByRole('option', { name: '869900' })).toBeVisible();
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.fill(box(), '869901');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(answers.has('869901')).toBe(true));
    await drawn(found('869901'));
    await vi.waitFor(() => expect(onSelect.mock.lastCall?.[0]).toMatchObject({ value: '869901' }));
  });

  it('Ctrl+K opens it from a field too; Escape closes it and the focus goes back [LIB-01]', async () => {
    await palette();
    await userEvent.click(page.getByRole('textbox', { name: 'Field' }));
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Field' })).toHaveFocus();
  });

  it('the best match is ready for Enter, arrows go on, full-width letters are found [LIB-01]', async () => {
    const { onSelect } = await palette({ defaultOpen: true });
    await userEvent.fill(box(), 'ａｌａｒｍ');
    await vi.waitFor(() => expect(options()).toEqual(['AlarmsGthenA', 'Mute alarms']));
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option', { name: 'Mute alarms' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
    expect(onSelect.mock.lastCall?.[0]).toMatchObject({ value: 'mute' });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('a pointer that only rests on a command does not take the choice from the keys [LIB-01]', async () => {
    const { onSelect } = await palette({ defaultOpen: true });
    await userEvent.fill(box(), 'alarm');
    await vi.waitFor(() => expect(options()).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');
    const [first, second] = page.getByRole('option').elements();
    await vi.waitFor(() => expect(second?.getAttribute('aria-selected')).toBe('true'));
    first?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, movementX: 0, movementY: 0 }));
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
    expect(onSelect.mock.lastCall?.[0]).toMatchObject({ value: 'mute' });
  });

  it('who leaves the field by Tab has chosen nothing [LIB-01]', async () => {
    const { onSelect } = await palette({ defaultOpen: true });
    await expect.element(box()).toHaveFocus();
    await userEvent.tab();
    await expect.element(box()).not.toHaveFocus();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('those used last stand first while nothing is typed [LIB-01]', async () => {
    await palette({ defaultOpen: true, recent: ['mute', 'gone'] });
    await expect.element(page.getByText('Used last')).toBeVisible();
    expect(options()).toEqual(['Mute alarms', 'AlarmsGthenA', 'DevicesGthenD']);
  });

  it('asks elsewhere, aborts what is no longer wanted, and shows what is at hand at once [LIB-01]', async () => {
    const signals: AbortSignal[] = [];
    const load: NonNullable<CommandPaletteProps['load']> = ({ text, signal }) => {
      signals.push(signal);
      return text === 'al'
        ? new Promise(() => {})
        : Promise.resolve([{ value: 'd1', label: 'Alarm bell 86412', group: 'Devices found' }]);
    };
    await palette({ defaultOpen: true, load });
    await userEvent.fill(box(), 'al');
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    expect(options()).toEqual(['AlarmsGthenA', 'Mute alarms']);
    await userEvent.fill(box(), 'alarm');
    await expect.element(page.getByRole('option', { name: 'Alarm bell 86412' })).toBeVisible();
    expect(signals[0]?.aborted).toBe(true);
  });

  it('says that nothing matches, or that the search failed, and tries again [LIB-01]', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('offline')));
    await palette({ defaultOpen: true, load });
    await userEvent.fill(box(), 'zzz');
    await expect.element(page.getByText('The search failed').first()).toBeInTheDocument();
    const asked = load.mock.calls.length;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(asked));
    await userEvent.fill(box(), 'alarm');
    await vi.waitFor(() => expect(options()).toContain('Mute alarms'));
    await expect.element(page.getByRole('status')).toHaveTextContent('The search failed');
  });

  it('an answer that comes late leaves the highlight on its entry, wherever that goes [LIB-01]', async () => {
    const answer = Promise.withResolvers<readonly Command[]>();
    const { onSelect } = await palette({ defaultOpen: true, load: () => answer.promise });
    await userEvent.fill(box(), 'alarm');
    await vi.waitFor(() => expect(options()).toEqual(['AlarmsGthenA', 'Mute alarms']));
    await userEvent.keyboard('{ArrowDown}');
    await drawn(() => answer.resolve([{ value: 'bell', label: 'Alarm bell', group: 'Go' }]));
    await vi.waitFor(() => expect(options()).toEqual(['AlarmsGthenA', 'Alarm bell', 'Mute alarms']));
    const active = page.getByRole('option', { name: 'Mute alarms' });
    await expect.element(box()).toHaveAttribute('aria-activedescendant', active.element().id);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onSelect.mock.lastCall?.[0]).toMatchObject({ value: 'mute' }));
  });
});
