import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { SplitPane, type SplitPaneProps } from './SplitPane.tsx';

type Change = NonNullable<SplitPaneProps['onChange']>;
const splitter = () => page.getByRole('separator', { name: 'Resize Alarms' });
const panes = (more: Partial<SplitPaneProps> = {}) => (
  <div style={{ width: 1000, height: 400 }}>
    <SplitPane
      label="Alarms"
      start={<button type="button">List</button>}
      end={<button type="button">Detail</button>}
      startPxMin={200}
      endPxMin={300}
      {...more}
    />
  </div>
);
const english = { language: 'en' } as const;
const focus = () => drawn(() => (splitter().element() as HTMLElement).focus());
/** Presses on the splitter, moves there, lets go. */
const drag = (to: { clientX: number; clientY?: number }) =>
  drawn(() => {
    const element = splitter().element();
    element.setPointerCapture = () => {};
    const from = element.getBoundingClientRect();
    const send = (type: string, at: { clientX: number; clientY?: number }) =>
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, ...at }));
    send('pointerdown', { clientX: from.left, clientY: from.top });
  }).then(() =>
    drawn(() => {
      const element = splitter().element();
      const box = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const at = { clientX: box.left + to.clientX, clientY: box.top + (to.clientY ?? 0) };
      element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerId: 1, ...at }));
      element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 1, ...at }));
    }),
  );

describe('SplitPane [LIB-01]', () => {
  it('keyboard: arrows move the splitter, Home and End go as far as the least sizes', async () => {
    const change = vi.fn<Change>();
    await mount(panes({ onChange: change }), english);
    await focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(change).toHaveBeenLastCalledWith({ value: 52 });
    await userEvent.keyboard('{Home}');
    await expect.element(splitter()).toHaveAttribute('aria-valuenow', '20');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(splitter()).toHaveAttribute('aria-valuenow', '20');
    await userEvent.keyboard('{End}');
    await expect.element(splitter()).toHaveAttribute('aria-valuenow', '70');
    await expect.element(splitter()).toHaveAttribute('aria-valuemax', '70');
    await expect.element(splitter()).toHaveAttribute('aria-orientation', 'vertical');
  });

  it('Enter puts a pane away, out of reach, and brings it back as it was', async () => {
    await mount(panes({ collapsible: 'end', defaultValue: 60 }), english);
    await focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(splitter()).toHaveAttribute('aria-valuetext', 'collapsed');
    expect(page.getByRole('button', { name: 'Detail' }).elements()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(splitter()).toHaveAttribute('aria-valuenow', '60');
    await expect.element(page.getByRole('button', { name: 'Detail' })).toBeVisible();
  });

  it('without a pane that collapses Enter does nothing', async () => {
    const change = vi.fn<Change>();
    await mount(panes({ onChange: change }), english);
    await focus();
    await userEvent.keyboard('{Enter}');
    expect(change).not.toHaveBeenCalled();
  });

  it('is dragged, stops at the least size, and collapses when it is dragged on', async () => {
    const change = vi.fn<Change>();
    await mount(panes({ onChange: change, collapsible: 'start' }), english);
    await drag({ clientX: 400 });
    expect(change).toHaveBeenLastCalledWith({ value: 40 });
    await drag({ clientX: 150 });
    expect(change).toHaveBeenLastCalledWith({ value: 20 });
    await drag({ clientX: 40 });
    expect(change).toHaveBeenLastCalledWith({ value: 0 });
  });

  it('from right to left the first pane is at the right', async () => {
    const change = vi.fn<Change>();
    await mount(<div dir="rtl">{panes({ onChange: change })}</div>, english);
    await drag({ clientX: 600 });
    expect(change).toHaveBeenLastCalledWith({ value: 40 });
    await focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(change).toHaveBeenLastCalledWith({ value: 42 });
  });

  it('controlled: the owner keeps the size; under each other it is moved up and down', async () => {
    const change = vi.fn<Change>();
    const own = { orientation: 'vertical', onChange: change, startPxMin: 40, endPxMin: 40 } as const;
    const { rerender } = await mount(panes({ ...own, value: 30 }), english);
    await focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(change).toHaveBeenLastCalledWith({ value: 32 });
    await expect.element(splitter()).toHaveAttribute('aria-valuenow', '30');
    await drag({ clientX: 0, clientY: 200 });
    expect(change).toHaveBeenLastCalledWith({ value: 50 });
    await rerender(panes({ ...own, value: 50 }));
    await expect.element(splitter()).toHaveAttribute('aria-valuenow', '50');
  });
});
