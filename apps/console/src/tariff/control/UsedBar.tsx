import { type ConsumptionControl, consumptionVerdict } from '@fireline/domain/tariff';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { CSSProperties } from 'react';
import { Figures } from '../../lib/page/Page.styles.ts';
import { unitWords } from '../words.ts';
import { Bar } from './UsedBar.styles.ts';

const shareOf = (part: number, whole: number): number => (whole <= 0 ? 1 : Math.min(1, Math.max(0, part / whole)));

/** What a month has used of its maximum, with the mark at which it warns. @spec TAR-05 */
export function UsedBar({ control, used }: { readonly control: ConsumptionControl; readonly used: number }) {
  const t = useWords(unitWords);
  const { number } = useFormat();
  const { monthlyMax, warnPercent } = control;
  const verdict = used >= monthlyMax ? 'stop' : consumptionVerdict(control, { used, units: 0, isAlarm: false });
  const text = t('cap.bar', { used: number(used), max: number(monthlyMax), percent: warnPercent });
  const style = { '--fl-used': shareOf(used, monthlyMax), '--fl-mark': warnPercent / 100 } as CSSProperties;
  return (
    <div>
      <Figures>
        <span>{t('cap.used')}</span>
        <span>{text}</span>
      </Figures>
      <Bar
        role="meter"
        aria-label={t('cap.used')}
        aria-valuemin={0}
        aria-valuemax={monthlyMax}
        aria-valuenow={Math.min(used, monthlyMax)}
        aria-valuetext={text}
        data-verdict={verdict}
        style={style}
      />
    </div>
  );
}
