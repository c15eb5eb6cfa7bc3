import type { PlanMode } from '@fireline/domain/plan';
import { Button } from '@fireline/ui/Button';
import { useWords } from '@fireline/ui/lib';
import { Switches } from '../lib/list/ViewSwitch.styles.ts';
import { planViewWords } from './words.ts';

export interface ModeSwitchProps {
  readonly modes: readonly PlanMode[];
  readonly mode: PlanMode;
  readonly onChange: (change: { readonly mode: PlanMode }) => void;
}

/** How the plan is opened: the modes that the role has. @spec PLN-04 ROL-03 */
export function ModeSwitch({ modes, mode, onChange }: ModeSwitchProps) {
  const t = useWords(planViewWords);
  return (
    <Switches role="group" aria-label={t('plan.view.mode')}>
      {modes.map((one) => (
        <Button key={one} variant="secondary" aria-pressed={one === mode} onClick={() => onChange({ mode: one })}>
          {t(`plan.view.mode.${one}`)}
        </Button>
      ))}
    </Switches>
  );
}
