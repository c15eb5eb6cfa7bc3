import { expect, it, vi } from 'vitest';
import { createBrowserSound } from './browser.ts';

it('leave is asked for at the end of a press: a banner that went at its start would move the button away under it [N01]', () => {
  vi.spyOn(BaseAudioContext.prototype, 'state', 'get').mockReturnValue('suspended');
  const resume = vi.spyOn(AudioContext.prototype, 'resume').mockResolvedValue();
  const { close } = createBrowserSound();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(resume).not.toHaveBeenCalled();
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  expect(resume).toHaveBeenCalledOnce();
  close();
});
