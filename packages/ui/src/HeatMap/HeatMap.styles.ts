import { styled } from 'styled-components';

const steps = [1, 2, 3, 4, 5].map((step) => `&[data-shade='${step}'] { fill: var(--fl-heat-${step}); }`).join('\n');

/** All cells of one shade. */
export const Cells = styled.path`
  fill: var(--fl-surface-sunken);
  ${steps}

  &[data-shade='none'] {
    fill: none;
    stroke: var(--fl-border-default);
    stroke-dasharray: 2 2;
  }

  @media (forced-colors: active) {
    fill: none;
    stroke: GrayText;
  }
`;

/** A cell of the legend: alone on the page the palest would not be seen. */
export const Swatch = styled(Cells)`
  stroke: var(--fl-border-default);
`;

export const CellFigure = styled.text`
  && {
    fill: var(--fl-text-default);
    font-size: 11px;
  }

  &&[data-strong] {
    fill: var(--fl-heat-on-strong);
  }

  @media (forced-colors: active) {
    &&[data-strong] {
      fill: CanvasText;
    }
  }
`;

/** Around the cell that is read. */
export const Frame = styled.rect`
  fill: none;
  stroke: var(--fl-focus);
  stroke-width: 2;
`;
