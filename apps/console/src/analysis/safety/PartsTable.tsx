import type { Safety } from '@fireline/api/analysis';
import { safetyAdvice, analysisSafetyWords } from '@fireline/domain/analysis';
import { type DayRange, minuteMs } from '@fireline/domain/lib';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { lengthText } from '../../lib/lengthText.ts';
import { lengthWords } from '../../lib/words.ts';
import { safetyPageWords } from './words.ts';
import { Muted, PlainTable } from './Safety.styles.ts';
import { useLowering } from './useLowering.ts';

/** A text that leads somewhere, for those who may go there. */
const Named = ({ href, children }: { readonly href: string | undefined; readonly children: string }) =>
  href === undefined ? children : <Link href={href}>{children}</Link>;

interface PartsProps {
  readonly parts: Safety['parts'];
  /** Those of the score: each part leads to what lowers it. Left out on paper. */
  readonly days?: DayRange;
}

/** Every part of a score with its value, its points and the rule that gives them. @spec ANA-01 */
export function PartsTable({ parts, days }: PartsProps) {
  const lowering = useLowering(days);
  const t = useWords(safetyPageWords, analysisSafetyWords, lengthWords);
  const { number } = useFormat();
  const figure = (value: number | null, unit?: Safety['parts'][number]['unit']): string => {
    if (value === null) return '—';
    return unit === 'min' ? lengthText(value * minuteMs, t) : number(value, unit && { unit });
  };
  return (
    <>
      <PlainTable aria-label={t('safety.parts')}>
        <thead>
          <tr>
            <th scope="col">{t('safety.part')}</th>
            {(['value', 'points', 'weight', 'best', 'worst'] as const).map((name) => (
              <th key={name} scope="col" data-figure="">
                {t(`safety.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, value, points, weight, best, worst, unit }) => (
            <tr key={part}>
              <th scope="row">
                <Named href={lowering(part)}>{t(`analysis.safety.${part}`)}</Named>
              </th>
              <td data-figure="">{figure(value, unit)}</td>
              <td data-figure="">{figure(points)}</td>
              <td data-figure="">{figure(weight)}</td>
              <td data-figure="">{figure(best, unit)}</td>
              <td data-figure="">{figure(worst, unit)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <Muted>{t('safety.formula')}</Muted>
    </>
  );
}

/** What to do first, by the parts with few points. @spec ANA-01 */
export function Advice({ parts, days }: PartsProps) {
  const lowering = useLowering(days);
  const t = useWords(safetyPageWords, analysisSafetyWords);
  const needed = safetyAdvice(parts);
  if (needed.length === 0) return <Muted>{t('safety.advice.none')}</Muted>;
  return (
    <ol>
      {needed.map((part) => (
        <li key={part}>
          <Named href={lowering(part)}>{t(`analysis.advice.${part}`)}</Named>
        </li>
      ))}
    </ol>
  );
}
