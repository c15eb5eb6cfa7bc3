import { Keys, useShortcuts } from '@fireline/ui/KeyboardHelp';
import { useWords } from '@fireline/ui/lib';
import { KeyLine } from './Desk.styles.ts';
import { deskWords } from './words.ts';

export interface DeskKeysProps {
  readonly onStep: (by: 1 | -1) => void;
  /** Left out for those who may not. */
  readonly onAcknowledge?: (() => void) | undefined;
  readonly onHandle?: (() => void) | undefined;
}

/**
 * The keys of the desk, and the line that shows them. They are text in fields, wait while a dialog is open, and go with the plain keys that a
 * reader may switch off; a screen reader that reads by letters keeps them to itself.
 * @spec ALM-03 ALM-04
 */
export function DeskKeys({ onStep, onAcknowledge, onHandle }: DeskKeysProps) {
  const t = useWords(deskWords);
  const group = t('desk.keys');
  const keys = [
    { keys: 'J', label: t('desk.key.next'), onPress: () => onStep(1) },
    { keys: 'K', label: t('desk.key.previous'), onPress: () => onStep(-1) },
    ...(onAcknowledge ? [{ keys: 'A', label: t('desk.key.acknowledge'), onPress: onAcknowledge }] : []),
    ...(onHandle ? [{ keys: 'H', label: t('desk.key.handle'), onPress: onHandle }] : []),
  ];
  useShortcuts(keys.map((key) => ({ ...key, group })));
  return (
    <KeyLine aria-label={group}>
      {keys.map(({ keys: chord, label }) => (
        <li key={chord}>
          <Keys keys={chord} /> {label}
        </li>
      ))}
      <li>
        <Keys keys="Enter" /> {t('desk.key.open')}
      </li>
    </KeyLine>
  );
}
