import type { Hazard } from '@fireline/api/alarm';
import { alarmHazardWords } from '@fireline/domain/alarm';
import { useWords } from '@fireline/ui/lib';
import { Days } from './Hazard.styles.ts';

/** Days left until the due day, or passed since; of what has ended, as they were then. @spec ALM-13 */
export function HazardDays({ hazard: { due, days, state } }: { readonly hazard: Hazard }) {
  const t = useWords(alarmHazardWords);
  return (
    <Days data-due={state === 'inProgress' ? due : undefined}>{t(`alarm.rectification.due.${due}`, { days })}</Days>
  );
}
