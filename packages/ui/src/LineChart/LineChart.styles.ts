import { styled } from 'styled-components';
import { levelColours } from '../AlarmLevelBadge/index.ts';

export const Band = styled.rect`
  fill: var(--fl-chart-band);
`;

export const BandEdge = styled.line`
  stroke: var(--fl-chart-axis);
  stroke-dasharray: 4 3;
`;

export const Dot = styled.circle`
  fill: var(--fl-chart-1);
  stroke: var(--fl-surface-raised);
  stroke-width: 1.5;
`;

export const CursorLine = styled.line`
  stroke: var(--fl-border-strong);
`;

/** An alarm where it was raised: a line down to the axis, its level's symbol on top. */
export const Mark = styled.g`
  ${levelColours}

  & > line {
    stroke: var(--level-fill);
    stroke-width: 1.5;
  }

  & > g > :first-child {
    fill: var(--level-fill);
  }

  & > g > :last-child {
    fill: none;
    stroke: var(--level-on-fill);
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.6;
  }
`;

export const Legend = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  margin: 0;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  &::before {
    width: 16px;
    height: 10px;
    border-block: 1px dashed var(--fl-chart-axis);
    background: var(--fl-chart-band);
    content: '';
  }
`;
