import { Keys, useShortcuts } from '@fireline/ui/KeyboardHelp';
import { useWords } from '@fireline/ui/lib';
import { KeyLine } from './Refunds.styles.ts';
import { refundPageWords } from './words.ts';

export interface RefundKeysProps {
  readonly onStep: (by: 1 | -1) => void;
  /** Left out while it cannot be done. */
  readonly onApprove: (() => void) | undefined;
  readonly onRefuse: (() => void) | undefined;
}

/** The keys of the desk, and the line that shows them. @spec FIN-10 */
export function RefundKeys({ onStep, onApprove, onRefuse }: RefundKeysProps) {
  const t = useWords(refundPageWords);
  const group = t('refund.keys');
  const keys = [
    { keys: 'J', label: t('refund.key.next'), onPress: () => onStep(1) },
    { keys: 'K', label: t('refund.key.previous'), onPress: () => onStep(-1) },
    ...(onApprove ? [{ keys: 'A', label: t('refund.key.approve'), onPress: onApprove }] : []),
    ...(onRefuse ? [{ keys: 'R', label: t('refund.key.refuse'), onPress: onRefuse }] : []),
  ];
  useShortcuts(keys.map((key) => ({ ...key, group })));
  return (
    <KeyLine aria-label={group}>
      {keys.map(({ keys: chord, label }) => (
        <li key={chord}>
          <Keys keys={chord} /> {label}
        </li>
      ))}
    </KeyLine>
  );
}
