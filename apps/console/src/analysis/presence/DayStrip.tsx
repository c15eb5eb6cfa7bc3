import { Strip } from '../Analysis.styles.ts';
import { clockText } from '../columns.tsx';

const day = 1440;

/** The stretches of a day as a strip of 24 hours. @param spans minutes since midnight */
export function DayStrip({ spans }: { readonly spans: readonly (readonly [number, number])[] }) {
  const label = spans.map(([from, to]) => `${clockText(from)}–${clockText(to)}`).join(', ') || '—';
  return (
    <Strip role="img" aria-label={label} viewBox={`0 0 ${day} 14`} preserveAspectRatio="none">
      {spans.map(([from, to]) => (
        <rect key={from} x={from} y={2} width={to - from} height={10} fill="currentColor" />
      ))}
    </Strip>
  );
}
