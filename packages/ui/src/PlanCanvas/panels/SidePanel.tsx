import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { IconButton } from '../../IconButton/index.ts';
import { useWords } from '../../lib/index.ts';
import { isForInputMethod } from '../../lib/field/isForInputMethod.ts';
import { Side, SideHead } from './Side.styles.ts';
import { planCanvasWords } from '../words.ts';

export interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside the plan, which stays in use; Escape closes it. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const t = useWords(planCanvasWords);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isForInputMethod(event)) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Side aria-labelledby={id} onKeyDown={onKeyDown}>
      <SideHead>
        <h3 id={id}>{title}</h3>
        <IconButton label={t('PlanCanvas.close')} icon={<X aria-hidden />} onClick={onClose} />
      </SideHead>
      {children}
    </Side>
  );
}
