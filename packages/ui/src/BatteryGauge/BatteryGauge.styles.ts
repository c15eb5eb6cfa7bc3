import { css, styled } from 'styled-components';
import { oneText, symbolBefore, wholeLine } from '../lib/alarm/symbolBox.ts';
import { chargeSteps } from './charge.ts';

// cell, its pole, and the window that the charge is seen through
const cell =
  'M1.5 2.875H20a.625.625 0 0 1 .625.625v9a.625.625 0 0 1-.625.625H1.5a.625.625 0 0 1-.625-.625v-9a.625.625 0 0 1 .625-.625zM2.125 4.125v7.75h17.25v-7.75z' +
  'M21.625 6.25a.625.625 0 0 1 1.25 0v3.5a.625.625 0 0 1-1.25 0zM3.25 5.25h15v5.5h-15z';
const plug =
  'M8 7.375v1.25H2a.625.625 0 0 1 0-1.25zM16.5 4.875H20a.625.625 0 0 1 0 1.25h-3.5zM16.5 9.875H20a.625.625 0 0 1 0 1.25h-3.5z' +
  'M17.125 3v10a.625.625 0 0 1-.625.625h-3.75a5.625 5.625 0 0 1 0-11.25h3.75a.625.625 0 0 1 .625.625zM12.75 3.625a4.375 4.375 0 0 0 0 8.75h3.125v-8.75z';
/** Where the window begins and ends from the left, in the units of the symbol. */
const [windowFrom, windowTo] = [3.25, 18.25];

// a rule for each step: a variable of each gauge would have the browser work out its styles alone
const charges = Array.from({ length: chargeSteps }, (_, step) => {
  const width = windowFrom - 3 + ((step + 1) / chargeSteps) * (windowTo - windowFrom);
  return `&[data-charge='${step + 1}']::before { background-size: ${width}px 100%; }`;
}).join('');

const gauge = css`
  display: inline-flex;
  vertical-align: middle;
  gap: 6px;
  align-items: center;
  color: var(--fl-text-default);
  ${wholeLine}
  white-space: nowrap;

  /* the edges colour the cell, the ground inside them is the charge */
  &::before {
    ${symbolBefore}
    box-sizing: border-box;
    width: 24px;
    border: solid;
    border-width: 5px 5px 5px 3px;
    clip-path: path('${cell}');
    color: var(--fl-text-muted);
    background: linear-gradient(currentcolor 0 0) 0 0 / 0 100% no-repeat padding-box;
  }

  ${charges}

  & > span {
    min-width: 4ch;
    text-align: end;
  }

  & small {
    color: var(--fl-text-muted);
    font-size: inherit;
  }

  &[data-look='low']::before {
    color: var(--fl-status-attention-fill);
  }

  &[data-look='low'] > span,
  &[data-look='low'] small {
    color: var(--fl-status-attention-text);
  }

  &[data-look='mains']::before {
    clip-path: path('${plug}');
    background: currentcolor;
  }

  &[data-look='mains'],
  &[data-look='never'] {
    color: var(--fl-text-muted);
  }

  @media (forced-colors: active) {
    &[data-look]::before {
      color: CanvasText;
    }
  }
`;

export const Gauge = styled.span(oneText(gauge));
