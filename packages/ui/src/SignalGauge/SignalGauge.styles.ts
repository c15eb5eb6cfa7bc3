import { css, styled } from 'styled-components';
import { oneText, symbolBefore, wholeLine } from '../lib/alarm/symbolBox.ts';

const bars = 'M1 11.5h2.5V15H1zM4.9 8.5h2.5V15H4.9zM8.8 5h2.5v10H8.8zM12.7 1h2.5v14h-2.5z';
const cross = 'M2.12.88 4 2.76 5.88.88 7.12 2.12 5.24 4 7.12 5.88 5.88 7.12 4 5.24 2.12 7.12.88 5.88 2.76 4 .88 2.12z';
/** How far from the left the bars are lit, by their number. */
const lit = ['0', '4px', '8px', '12px', '16px']
  .map((end, count) => `&[data-bars='${count}']::before { background-size: ${end} 100%; }`)
  .join('');

const gauge = css`
  display: inline-flex;
  vertical-align: middle;
  gap: 6px;
  align-items: center;
  color: var(--fl-text-default);
  ${wholeLine}
  white-space: nowrap;

  &::before {
    ${symbolBefore}
    clip-path: path('${bars}');
    color: var(--fl-text-muted);
    background: linear-gradient(currentcolor 0 0) no-repeat color-mix(in srgb, var(--fl-text-muted) 25%, transparent);
  }

  ${lit}

  & > span {
    min-width: 2ch;
    text-align: end;
  }

  &[data-look='weak']::before,
  &[data-look='none']::before {
    color: var(--fl-status-attention-fill);
  }

  /* the cross stands where no bar reaches */
  &[data-look='none']::before {
    clip-path: path('${bars}${cross}');
    background-size: 8px 8px;
  }

  &[data-look='weak'] > span {
    color: var(--fl-status-attention-text);
  }

  &[data-look='none'] > span,
  &[data-look='never'] > span {
    color: var(--fl-text-muted);
  }

  @media (forced-colors: active) {
    &[data-look]::before {
      background-color: color-mix(in srgb, CanvasText 25%, transparent);
      color: CanvasText;
    }
  }
`;

export const Gauge = styled.span(oneText(gauge));
