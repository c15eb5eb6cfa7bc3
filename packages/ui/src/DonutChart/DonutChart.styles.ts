import { styled } from 'styled-components';

/** Ring and names beside each other, under each other where it is narrow. */
export const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2) var(--fl-space-5);
  align-items: center;

  & > :first-child {
    flex: none;
    width: var(--ring);
    max-width: 100%;
  }

  & > :last-child {
    flex: 1 1 180px;
    max-width: 300px;
  }
`;

export const Slice = styled.path`
  stroke: var(--fl-surface-raised);
  stroke-width: 1.5;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

/** Where nothing is counted. */
export const Hollow = styled.circle`
  fill: none;
  stroke: var(--fl-chart-grid);
  stroke-width: 2;
  stroke-dasharray: 4 4;
`;

export const Middle = styled.g`
  & > text {
    text-anchor: middle;
  }

  & > [data-part='figure'] {
    fill: var(--fl-text-default);
    font-size: 22px;
    font-weight: var(--fl-weight-strong);
  }

  &[data-size='small'] > [data-part='figure'] {
    font-size: 14px;
  }
`;
