import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { Tooltip } from './Tooltip.tsx';

const long = 'Sound was blocked by the browser; press anywhere on the page to have it back, and test it once.';
const word = 'Feuerwehraufzugsvorrangschaltungsrückstellungsanleitung';
const sides = ['top', 'right', 'bottom', 'left', 'bottom-start', 'bottom-end'] as const;

const control = (): HTMLElement => page.getByRole('button').element() as HTMLElement;
const touch = (kind: string): Promise<void> =>
  drawn(() => control().dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch' })));
const waited = (ms: number): Promise<void> => drawn(() => vi.advanceTimersByTime(ms));

describe('Tooltip [LIB-01]', () => {
  describe('on a phone', () => {
    beforeEach(() => page.viewport(390, 700));
    afterEach(() => page.viewport(1366, 768));

    it.each(sides.flatMap((side) => [long, word].map((text) => [side, text] as const)))(
      'placed %s it lies inside the window, whole: %s',
      async (placement, text) => {
        await mount(
          <div style={{ display: 'grid', placeItems: 'center', height: 600 }}>
            <Tooltip text={text} placement={placement} defaultOpen>
              <button type="button">Mute</button>
            </Tooltip>
          </div>,
        );
        const tip = page.getByRole('tooltip').element();
        await vi.waitFor(() => {
          const { left, right } = tip.getBoundingClientRect();
          expect(left).toBeGreaterThanOrEqual(8);
          expect(right).toBeLessThanOrEqual(390 - 8);
        });
        expect(tip.scrollWidth).toBe(tip.clientWidth);
      },
    );
  });

  describe('by touch', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const button = async () => {
      const pressed = vi.fn<() => void>();
      await mount(
        // away from where the pointer of the test rests
        <div style={{ padding: 200 }}>
          <Tooltip text="Mute for 30 minutes">
            <button type="button" onClick={pressed}>
              Mute
            </button>
          </Tooltip>
        </div>,
      );
      return pressed;
    };
    const tip = () => page.getByRole('tooltip').query();

    it('a held control says its word and is not pressed; the next press counts', async () => {
      const pressed = await button();
      await touch('pointerdown');
      await waited(499);
      expect(tip()).toBeNull();
      await waited(1);
      expect(tip()).toHaveTextContent('Mute for 30 minutes');
      await touch('pointerup');
      await drawn(() => control().click());
      expect(pressed).not.toHaveBeenCalled();
      expect(tip()).not.toBeNull();
      await touch('pointerdown');
      expect(tip()).toBeNull();
      await touch('pointerup');
      await drawn(() => control().click());
      expect(pressed).toHaveBeenCalledOnce();
    });

    it('a short touch presses and says nothing, and a scroll that begins on the control does neither', async () => {
      const pressed = await button();
      await touch('pointerdown');
      await touch('pointerup');
      await drawn(() => control().click());
      await touch('pointerdown');
      await touch('pointercancel');
      await waited(1000);
      expect(tip()).toBeNull();
      expect(pressed).toHaveBeenCalledOnce();
    });
  });
});
