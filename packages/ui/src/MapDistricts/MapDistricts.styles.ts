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
  & path[data-here] {
    fill: var(--fl-surface-selected);
    stroke: var(--fl-focus);
    stroke-width: 2px;
  }
  & text {
    fill: var(--fl-text-muted);
    font-size: 22px;
    text-anchor: middle;
    dominant-baseline: middle;
  }
  & [data-point] {
    fill: var(--fl-action-primary);
    stroke: var(--fl-surface-raised);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
`;
