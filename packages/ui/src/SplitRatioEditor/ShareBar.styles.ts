import { css, styled } from 'styled-components';

/** Which colour of the chart a row has. */
const series = css`
  --fl-split-colour: var(--fl-chart-1);

  &[data-series='2'] {
    --fl-split-colour: var(--fl-chart-2);
  }
  &[data-series='3'] {
    --fl-split-colour: var(--fl-chart-3);
  }
  &[data-series='4'] {
    --fl-split-colour: var(--fl-chart-4);
  }
  &[data-series='5'] {
    --fl-split-colour: var(--fl-chart-5);
  }
  &[data-series='6'] {
    --fl-split-colour: var(--fl-chart-6);
  }
`;

export const Share = styled.div`
  display: grid;
  gap: var(--fl-space-2);
`;

export const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-4);
  color: var(--fl-text-muted);

  & > strong {
    color: var(--fl-text-default);
    font-weight: var(--fl-weight-strong);
  }
  & > strong[data-over] {
    color: var(--fl-text-danger);
  }
`;

export const Bar = styled.div`
  position: relative;
  display: flex;
  height: var(--fl-size-control);
  border: var(--fl-border-width) solid var(--fl-border-strong);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-raised);

  &[data-over] {
    border-color: var(--fl-border-danger);
    outline: var(--fl-border-width) solid var(--fl-border-danger);
  }

  /* the merchant's maximum stands out of the bar at both ends */
  & > i {
    position: absolute;
    inset-block: -5px;
    width: 3px;
    margin-inline-start: -1.5px;
    border: var(--fl-border-width) solid var(--fl-surface-base);
    background: var(--fl-text-default);
  }
  @media (forced-colors: active) {
    & > i {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const Part = styled.span`
  ${series}
  display: grid;
  flex: var(--fl-split-share) 1 0;
  place-items: center;
  min-width: 0;
  overflow: hidden;
  border-inline-end: 2px solid var(--fl-surface-raised);
  background: var(--fl-split-colour);

  &:last-of-type {
    border-inline-end: 0;
  }
  @media (forced-colors: active) {
    border-inline-end-color: CanvasText;
  }
`;

/** What stays with the merchant: hatched, as nobody's share. */
export const Rest = styled.span`
  flex: var(--fl-split-share) 1 0;
  min-width: 0;
  background: repeating-linear-gradient(135deg, var(--fl-surface-raised) 0 5px, var(--fl-border-subtle) 5px 7px);
`;

/** The number that ties a row to its part of the bar. */
export const Mark = styled.span`
  ${series}
  display: grid;
  flex: none;
  place-items: center;
  min-width: 22px;
  height: 22px;
  padding-inline: 3px;
  border: 2px solid var(--fl-split-colour);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-raised);
  color: var(--fl-text-default);
  font-size: var(--fl-type-caption);
  font-weight: var(--fl-weight-strong);
  line-height: 1;
`;
