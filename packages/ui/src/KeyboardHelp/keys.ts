/** Keys of one shortcut: `?`, `Mod+K`, or two after each other: `g d`. `Mod` is Command on a Mac and Ctrl elsewhere. */
export interface Shortcut {
  readonly keys: string;
  /** What it does, in the reader's words. */
  readonly label: string;
  /** Under which heading it is listed. */
  readonly group: string;
  readonly onPress: () => void;
}

/** What a key press is asked about. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The name of what was pressed, as shortcuts write it. Shift is in the key itself: `?`, not Shift and `/`. */
export const chordOf = ({ key, ctrlKey, metaKey, altKey }: KeyPress): string =>
  [ctrlKey || metaKey ? 'mod' : '', altKey ? 'alt' : '', key.normalize('NFKC').toLowerCase()].filter(Boolean).join('+');

export const chordsOf = (keys: string): string[] => keys.toLowerCase().split(' ').filter(Boolean);

/** Whether the press alone is one that people type: it belongs to the field that has the focus. */
export const isTyped = ({ ctrlKey, metaKey, altKey }: KeyPress): boolean => !ctrlKey && !metaKey && !altKey;

const typing = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';

/** Whether keys that are pressed there are text. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(typing));

export type Match =
  | { readonly kind: 'hit'; readonly shortcut: Shortcut }
  /** The first of two keys: the next press decides. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'none' };

/** What the presses so far come to; where two shortcuts have the same keys, the one registered last. */
export function matchOf(shortcuts: readonly Shortcut[], pressed: readonly string[]): Match {
  const text = pressed.join(' ');
  const shortcut = shortcuts.findLast(({ keys }) => chordsOf(keys).join(' ') === text);
  if (shortcut) return { kind: 'hit', shortcut };
  return shortcuts.some(({ keys }) => chordsOf(keys).join(' ').startsWith(`${text} `))
    ? { kind: 'begun' }
    : { kind: 'none' };
}

export interface ShortcutGroup {
  readonly group: string;
  readonly shortcuts: readonly Shortcut[];
}

/** By heading, in the order in which headings first come; of shortcuts with the same keys only the one that works. */
export function groupsOf(shortcuts: readonly Shortcut[]): ShortcutGroup[] {
  const working = shortcuts.filter(
    (shortcut, at) => !shortcuts.slice(at + 1).some(({ keys }) => keys.toLowerCase() === shortcut.keys.toLowerCase()),
  );
  return [...new Set(working.map(({ group }) => group))].map((group) => ({
    group,
    shortcuts: working.filter((shortcut) => shortcut.group === group),
  }));
}

const macNames: Readonly<Record<string, string>> = { mod: '⌘', alt: '⌥' };
const names: Readonly<Record<string, string>> = { mod: 'Ctrl', alt: 'Alt' };
const arrows: Readonly<Record<string, string>> = { arrowup: '↑', arrowdown: '↓', arrowleft: '←', arrowright: '→' };

/** The keys as they stand on the keyboard: the chords after each other, each with its keys. */
export const capsOf = (keys: string, isMac: boolean): string[][] =>
  keys
    .split(' ')
    .filter(Boolean)
    .map((chord) =>
      (chord === '+' ? ['+'] : chord.split('+')).map((key) => {
        const plain = key.toLowerCase();
        return (
          (isMac ? macNames[plain] : names[plain]) ?? arrows[plain] ?? (key.length === 1 ? key.toUpperCase() : key)
        );
      }),
    );
