import { styled } from 'styled-components';
import { levelColours } from '../AlarmLevelBadge/index.ts';

const seriesColours = [1, 2, 3, 4, 5, 6]
  .map((index) => `&[data-series='${index}'] { --level-fill: var(--fl-chart-${index}); }`)
  .join('\n');

/** A part of a bar; a gap of the surface's colour parts it from the next, so that parts are seen without colour. */
export const Part = styled.rect`
  ${levelColours}
  ${seriesColours}
  fill: var(--level-fill);
  stroke: var(--fl-surface-raised);
  stroke-width: 1;
`;

export const Highlight = styled.rect`
  fill: var(--fl-surface-hover);
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--fl-space-4);
  margin: 0;
  padding: 0;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  list-style: none;
`;

export const Swatch = styled.span`
  ${levelColours}
  ${seriesColours}
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-inline-end: 6px;
  background: var(--level-fill);
`;
