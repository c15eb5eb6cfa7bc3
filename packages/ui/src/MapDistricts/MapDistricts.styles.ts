import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  min-width: 0;
  min-height: 160px;
`;

export const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  max-height: 100%;
  min-height: 0;
  font-family: inherit;

  & path {
    fill: var(--fl-surface-raised);
    stroke: var(--fl-border-default);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  & text {
    fill: var(--fl-text-muted);
    font-size: 22px;
    text-anchor: middle;
    dominant-baseline: middle;
  }
  /* a dot of the same size however large the picture is */
  & path[data-point] {
    stroke: var(--fl-action-primary);
    stroke-width: 12px;
    stroke-linecap: round;
  }
`;
