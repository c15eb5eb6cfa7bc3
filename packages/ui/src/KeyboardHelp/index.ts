export { KeyboardHelp, type KeyboardHelpProps } from './KeyboardHelp.tsx';
export { Keys } from './KeyCaps.tsx';
export { ShortcutsProvider, useShortcuts } from './ShortcutsProvider.tsx';
export { type Shortcut } from './keys.ts';
