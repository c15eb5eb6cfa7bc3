import { dayMs } from '@fireline/domain/lib';
import { useMemo } from 'react';
import { useTimeText } from '../ChartFrame/index.ts';
import { useFormat } from '../lib/index.ts';
import type { Curve } from './curves.ts';

/** How the moments of points are written: by their days alone where several points each stand at the start of one. */
export function useMomentText(curves: readonly Curve[]): (atMs: number) => string {
  const { date, dateTime } = useFormat();
  const { offsetMs } = useTimeText();
  return useMemo(() => {
    const isStart = ({ atMs }: { readonly atMs: number }): boolean => (atMs + offsetMs(atMs)) % dayMs === 0;
    const isSeveral = curves.some(({ points }) => points.length > 1);
    return isSeveral && curves.every(({ points }) => points.every(isStart)) ? date : dateTime;
  }, [curves, offsetMs, date, dateTime]);
}
