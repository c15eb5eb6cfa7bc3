import { focusRing } from '@fireline/ui/lib';
import { styled } from 'styled-components';

export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-1);
  margin-block-start: var(--fl-space-3);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

export const Picture = styled.div`
  display: flex;
  gap: var(--fl-space-2);

  & svg {
    flex: 1;
    min-width: 0;
    height: 88px;
    border-block: var(--fl-border-width) solid var(--fl-chart-grid);
  }

  & path {
    fill: none;
    stroke: var(--fl-chart-1);
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }

  & path[data-dots] {
    stroke-width: 7;
  }

  @media (forced-colors: active) {
    & path {
      stroke: CanvasText;
    }
  }
`;

/** The highest and the lowest value, at the height where they are drawn. */
export const Extremes = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  justify-content: space-between;
  line-height: 1;
`;

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
`;

export const Twin = styled.details`
  & summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 44px;
    color: var(--fl-text-link);
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
    ${focusRing}
  }

  & table {
    width: 100%;
    border-collapse: collapse;
  }

  & :is(th, td) {
    padding-block: var(--fl-space-1);
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
    font-weight: var(--fl-weight-regular);
    text-align: start;
  }

  & :is(th, td):last-child {
    text-align: end;
  }

  @media print {
    &:not([open]) {
      display: none;
    }
  }
`;
