import { styled } from 'styled-components';

/** A part of a bar; a gap of the surface's colour parts it from the next. */
export const Part = styled.rect`
  stroke: var(--fl-surface-raised);
  stroke-width: 1;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

export const Highlight = styled.rect`
  fill: var(--fl-surface-hover);
`;

/** The line that bars grow from. */
export const Zero = styled.line`
  stroke: var(--fl-chart-axis);
`;

/** The figure at the end of a bar; a line of the grid does not cross it. */
export const Figure = styled.text`
  && {
    fill: var(--fl-text-default);
    paint-order: stroke;
    stroke: var(--fl-surface-raised);
    stroke-width: 3px;
  }
`;
