import { type ReactNode, createContext, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Shortcut, chordOf, isTyped, matchOf, takesText } from './keys.ts';

interface Registry {
  readonly add: (shortcuts: readonly Shortcut[]) => () => void;
  readonly read: () => readonly Shortcut[];
  readonly subscribe: (listener: () => void) => () => void;
}

function createRegistry(): Registry {
  const sets = new Set<readonly Shortcut[]>();
  const listeners = new Set<() => void>();
  let all: readonly Shortcut[] = [];
  const tell = (): void => {
    all = [...sets].flat();
    for (const listener of listeners) listener();
  };
  return {
    add: (shortcuts) => {
      sets.add(shortcuts);
      tell();
      return () => {
        sets.delete(shortcuts);
        tell();
      };
    },
    read: () => all,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const none: readonly Shortcut[] = [];
const empty: Registry = { add: () => () => {}, read: () => none, subscribe: () => () => {} };
const RegistryContext = createContext<Registry>(empty);

/** Between the two keys of one shortcut. */
const pauseMs = 1200;

export interface ShortcutsProviderProps {
  /**
   * Runs shortcuts of keys that people type, such as `g d`; keys with Ctrl, Command or Alt work in either case. Speech input types such keys
   * by accident, so let people switch them off. Default true.
   */
  readonly hasPlainKeys?: boolean;
  readonly children?: ReactNode;
}

/**
 * Listens to the keys of the page and runs the shortcuts that are registered below it. Plain keys are left to a field that is typed in, and
 * all of them to a dialog that is open and to input methods.
 * @example <ShortcutsProvider><App /></ShortcutsProvider>
 */
export function ShortcutsProvider({ hasPlainKeys = true, children }: ShortcutsProviderProps) {
  const [registry] = useState(createRegistry);
  const pressed = useRef<{ readonly chords: readonly string[]; readonly atMs: number }>({ chords: [], atMs: 0 });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (isTyped(event) && (!hasPlainKeys || takesText(event.target))) return;
      if (document.querySelector('[role=dialog][aria-modal=true], [role=alertdialog][aria-modal=true]')) return;
      const { chords, atMs } = pressed.current;
      const begun = event.timeStamp - atMs < pauseMs ? chords : [];
      // a first key that leads nowhere must not swallow the next one
      const tries = [[...begun, chordOf(event)], [chordOf(event)]];
      for (const chord of tries) {
        const match = matchOf(registry.read(), chord);
        if (match.kind === 'none') continue;
        event.preventDefault();
        pressed.current = { chords: match.kind === 'begun' ? chord : [], atMs: event.timeStamp };
        if (match.kind === 'hit') match.shortcut.onPress();
        return;
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [registry, hasPlainKeys]);
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

/**
 * Registers shortcuts while the caller is there. They work and are listed below the nearest {@link ShortcutsProvider}; without one
 * nothing happens.
 * @spec LIB-01
 * @example useShortcuts([{ keys: 'g d', label: t('shell.menu.device'), group: t('go'), onPress: () => navigate('/device') }]);
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = use(RegistryContext);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  // registered anew only when what is listed changes, not with every drawing of the caller
  const listed = JSON.stringify(shortcuts.map(({ keys, label, group }) => [keys, label, group]));
  const stable = useMemo(
    () =>
      (JSON.parse(listed) as readonly (readonly [string, string, string])[]).map(([keys, label, group], at) => ({
        keys,
        label,
        group,
        onPress: () => latest.current[at]?.onPress(),
      })),
    [listed],
  );
  useEffect(() => registry.add(stable), [registry, stable]);
}

/** All that is registered now. */
export function useRegistered(): readonly Shortcut[] {
  const registry = use(RegistryContext);
  return useSyncExternalStore(registry.subscribe, registry.read, registry.read);
}
