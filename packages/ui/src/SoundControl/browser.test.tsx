import { expect, it, vi } from 'vitest';
import { createBrowserSound } from './browser.ts';

it('permission to sound is asked for when a press ends: a banner that went when it begins would move the button away [N01]', () => {
  vi.spyOn(BaseAudioContext.prototype, 'state', 'get').mockReturnValue('suspended');
  const resume = vi.spyOn(AudioContext.prototype, 'resume').mockResolvedValue();
  const { close } = createBrowserSound();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(resume).not.toHaveBeenCalled();
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  expect(resume).toHaveBeenCalledOnce();
  close();
});
