import { lngLatText } from '@fireline/domain/site';
import { Fragment } from 'react';
import { useFormat, useWords } from '../lib/index.ts';
import { Listed } from './MapTrajectory.styles.ts';
import type { Stretch, WatchFix } from './stretches.ts';
import { mapTrajectoryWords } from './words.ts';

export interface FixTableProps {
  readonly label: string;
  readonly stretches: readonly Stretch[];
  readonly count: number;
  readonly now: WatchFix | undefined;
  readonly onShow: (fix: WatchFix) => void;
}

/** More rows than this nobody reads. */
const mostRows = 500;

/** The positions and the gaps between them, in the order of time. @spec N23 */
export function FixTable({ label, stretches, count, now, onShow }: FixTableProps) {
  const t = useWords(mapTrajectoryWords);
  const format = useFormat();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <Listed tabIndex={0} role="region" aria-label={`${label} · ${t('MapTrajectory.list')}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('MapTrajectory.time')}</th>
            <th scope="col">{t('MapTrajectory.place')}</th>
            <th scope="col">{t('MapTrajectory.accuracy')}</th>
          </tr>
        </thead>
        <tbody>
          {stretches.map(({ fixes }, at) => {
            const above = stretches.slice(0, at).reduce((sum, stretch) => sum + stretch.fixes.length, 0);
            const rows = fixes.slice(0, Math.max(0, mostRows - above));
            const before = stretches[at - 1]?.fixes.at(-1);
            const first = fixes[0];
            return (
              <Fragment key={first?.atMs ?? at}>
                {before && first && rows.length > 0 && (
                  <tr data-gap="">
                    <td colSpan={3}>{t('MapTrajectory.gap', { length: format.duration(first.atMs - before.atMs) })}</td>
                  </tr>
                )}
                {rows.map((fix) => (
                  <tr key={fix.atMs} aria-current={fix === now ? 'true' : undefined}>
                    <td>
                      <button
                        type="button"
                        aria-label={t('MapTrajectory.show', { time: format.dateTime(fix.atMs) })}
                        onClick={() => onShow(fix)}
                      >
                        {format.dateTime(fix.atMs)}
                      </button>
                    </td>
                    <td>{lngLatText(fix.at)}</td>
                    <td>
                      {fix.accuracyM === undefined
                        ? t('MapTrajectory.unknown')
                        : `± ${format.number(fix.accuracyM, { unit: 'm', digits: 0 })}`}
                    </td>
                  </tr>
                ))}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {count > mostRows && (
        <p>{t('MapTrajectory.more', { shown: format.number(mostRows), count: format.number(count) })}</p>
      )}
    </Listed>
  );
}
