export { createBrowserSound } from './browser.ts';
export { type SoundSnapshot, SoundEngine, type SoundSurroundings, type Speaker } from './engine.ts';
export { Station } from './leader.ts';
export { SoundBanner, type SoundBannerProps } from './SoundBanner.tsx';
export { type SoundActions, SoundControl, type SoundControlProps, soundText } from './SoundControl.tsx';
export { useSound } from './useSound.ts';
