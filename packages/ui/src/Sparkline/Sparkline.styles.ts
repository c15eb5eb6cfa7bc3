import { css, styled } from 'styled-components';
import { oneText } from '../lib/alarm/symbolBox.ts';

const root = css`
  display: inline-flex;
  vertical-align: middle;
  gap: 8px;
  align-items: center;
  color: var(--fl-text-default);
  line-height: var(--fl-leading-tight);
  white-space: nowrap;

  & > svg {
    flex: none;
    direction: ltr;
    print-color-adjust: exact;
  }

  & rect {
    fill: var(--fl-chart-band);
  }

  & path {
    fill: none;
    stroke: var(--fl-chart-1);
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.25;
  }

  & circle {
    fill: var(--fl-chart-1);
  }

  /* the end that has left the band: by shape and weight as well as by colour */
  &[data-side='low'] circle,
  &[data-side='high'] circle {
    fill: var(--fl-surface-raised);
    stroke: var(--fl-status-attention-fill);
    stroke-width: 2;
  }

  &[data-side='low'] > span,
  &[data-side='high'] > span {
    color: var(--fl-status-attention-text);
    font-weight: var(--fl-weight-strong);
  }

  & > span {
    direction: ltr;
    unicode-bidi: isolate;
    font-variant-numeric: tabular-nums;
  }

  & small {
    color: var(--fl-text-muted);
    font-size: inherit;
    font-weight: var(--fl-weight-regular);
  }

  @media (forced-colors: active) {
    & rect {
      fill: none;
    }

    & path {
      stroke: CanvasText;
    }

    & circle {
      fill: CanvasText;
    }
  }
`;

export const Root = styled.span(oneText(root));
