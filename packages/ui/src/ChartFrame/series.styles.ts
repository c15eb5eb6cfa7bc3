import { alarmLevelNumbers } from '@fireline/domain/alarm';
import { styled } from 'styled-components';

/** How many colours, dashes and patterns there are before they come round again. */
export const looks = 6;

/** `data-series` of what is as it should be: neutral, since saturated colour belongs to what is wrong. */
export const quietLook = 'quiet';

/** `data-series` of the part that stands for all the rest. */
export const otherLook = 'other';

/**
 * The colour of an element's own `data-series` or `data-level` as `--series`. Where the system forces its colours all are one, and
 * patterns, dashes and symbols tell them apart.
 */
export const seriesColours = `
  --series: var(--fl-chart-1);
  --series-gap: var(--fl-surface-raised);
  ${Array.from({ length: looks }, (_, index) => `&[data-series='${index + 1}'] { --series: var(--fl-chart-${index + 1}); }`).join('\n')}
  &[data-series='${quietLook}'] { --series: var(--fl-status-normal-fill); }
  &[data-series='${otherLook}'] { --series: var(--fl-status-inactive-fill); }
  ${alarmLevelNumbers.map((level) => `&[data-level='${level}'] { --series: var(--fl-alarm-${level}-fill); }`).join('\n')}

  @media (forced-colors: active) {
    --series: CanvasText;
    --series-gap: Canvas;
  }
`;

/** Lines by their dash, in the order of the series. */
export const seriesDashes = `
  &[data-series='2'] { stroke-dasharray: 7 3; }
  &[data-series='3'] { stroke-dasharray: 2 3; }
  &[data-series='4'] { stroke-dasharray: 10 3 2 3; }
  &[data-series='5'] { stroke-dasharray: 14 4; }
  &[data-series='6'] { stroke-dasharray: 5 2 1 2 1 2; }
`;

/** One tile of a pattern: the series' colour with marks of the surface's colour. */
export const Tile = styled.g`
  ${seriesColours}

  & > rect {
    fill: var(--series);
  }

  & > path {
    fill: none;
    stroke: var(--series-gap);
    stroke-opacity: 0.75;
    stroke-width: 1;
  }
`;

/** A filled swatch of a legend. */
export const Fill = styled.rect`
  ${seriesColours}
  fill: var(--series);
`;

/** A swatch of a line. */
export const Stroke = styled.line`
  ${seriesColours}
  stroke: var(--series);
  stroke-width: 2;
  ${seriesDashes}
`;
