import { styled } from 'styled-components';
import { levelColours } from '../AlarmLevelBadge/index.ts';
import { seriesColours, seriesDashes } from '../ChartFrame/index.ts';

export const Band = styled.rect`
  fill: var(--fl-chart-band);

  @media (forced-colors: active) {
    fill: none;
  }
`;

export const BandEdge = styled.line`
  stroke: var(--fl-chart-axis);
  stroke-dasharray: 4 3;

  @media (forced-colors: active) {
    stroke: GrayText;
  }
`;

/** Straight between points: nothing is drawn that was not measured. */
export const Curve = styled.g`
  ${seriesColours}

  & > path {
    fill: none;
    stroke: var(--series);
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  & > [data-part='lines'] {
    stroke-width: 1.75;
  }

  & > [data-part='dots'] {
    stroke-width: 5;
  }

  & > circle {
    fill: var(--series);
    stroke: var(--series-gap);
    stroke-width: 1.5;
  }
`;

export const Lines = styled.path`
  ${seriesDashes}
`;

export const CursorLine = styled.line`
  stroke: var(--fl-border-strong);
`;

/** The time that a drag chooses. */
export const Brush = styled.rect`
  fill: var(--fl-action-primary);
  fill-opacity: 0.12;
  stroke: var(--fl-action-primary);
`;

/** Alarms where they were raised: a line down to the axis, the symbol of their worst level on top. */
export const Mark = styled.g`
  ${levelColours}

  @media (forced-colors: active) {
    --level-fill: CanvasText;
    --level-on-fill: Canvas;
  }

  & > line {
    stroke: var(--level-fill);
    stroke-width: 1.5;
  }

  & > g > [data-part='shape'] {
    fill: var(--level-fill);
  }

  & > g > [data-part='digit'] {
    fill: var(--level-on-fill);
  }
`;

/** The swatch of the range band. */
export const BandSwatch = styled.g`
  & > rect {
    fill: var(--fl-chart-band);
  }

  & > path {
    stroke: var(--fl-chart-axis);
    stroke-dasharray: 4 3;
  }
`;
