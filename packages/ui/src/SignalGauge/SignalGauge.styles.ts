import { styled } from 'styled-components';

export const Gauge = styled.span`
  display: inline-flex;
  vertical-align: middle;
  gap: 6px;
  align-items: center;
  color: var(--fl-text-default);
  line-height: var(--fl-leading-tight);
  white-space: nowrap;

  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    fill: var(--fl-text-muted);
    stroke: var(--fl-text-muted);
    stroke-width: 0;
  }

  & > svg > :not([data-lit], [data-cross]) {
    /* not opacity, which would be a layer of its own for each of a thousand rows */
    fill-opacity: 0.25;
  }

  & > svg > [data-cross] {
    fill: none;
    stroke-width: 1.75;
  }

  & > span {
    min-width: 2ch;
    text-align: end;
  }

  &[data-look='weak'] > svg > [data-lit] {
    fill: var(--fl-status-attention-fill);
  }

  &[data-look='weak'] > span {
    color: var(--fl-status-attention-text);
  }

  &[data-look='none'] > svg {
    stroke: var(--fl-status-attention-fill);
  }

  &[data-look='none'] > span,
  &[data-look='never'] > span {
    color: var(--fl-text-muted);
  }

  @media (forced-colors: active) {
    & > svg,
    & > svg > [data-lit] {
      fill: CanvasText;
    }
  }
`;
