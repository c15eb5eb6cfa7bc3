import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '../../Popover/index.ts';
import { InnerButton } from '../field/InnerButton.ts';
import { useWords } from '../format/useWords.ts';
import { dateWords } from './words.ts';

export interface CalendarButtonProps {
  readonly disabled: boolean | undefined;
  /** Draws the calendar; `close` when a choice is made. */
  readonly children: (popover: { readonly close: () => void }) => ReactNode;
}

/** Opens a calendar beside the field; its focus goes to the day chosen or to today. */
export function CalendarButton({ disabled, children }: CalendarButtonProps) {
  const t = useWords(dateWords);
  return (
    <Popover
      label={t('Dates.calendar')}
      placement="bottom-end"
      // two months beside each other are wider than what is told in a popover
      style={{ maxWidth: 'calc(100vw - 16px)' }}
      renderTrigger={(props) => (
        <InnerButton {...props} type="button" disabled={disabled} aria-label={t('Dates.open')}>
          <CalendarDays aria-hidden />
        </InnerButton>
      )}
    >
      {children}
    </Popover>
  );
}
