import { createGlobalStyle } from 'styled-components';
import { tokenCss } from '../tokens/index.ts';

/** The one global sheet: tokens and the few defaults of type, every selector under the root's attribute. */
export const RootStyle = /* @__PURE__ */ createGlobalStyle`
  ${tokenCss}

  [data-fl-theme] {
    box-sizing: border-box;
    background: var(--fl-surface-base);
    color: var(--fl-text-default);
    font-family: var(--fl-font-sans);
    font-size: var(--fl-type-body);
    font-variant-numeric: tabular-nums;
    line-height: var(--fl-leading-body);
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
  }

  [data-fl-theme] :where(*, *::before, *::after) {
    box-sizing: border-box;
  }

  [data-fl-theme] :where(button, input, select, textarea) {
    font: inherit;
    letter-spacing: inherit;
  }

  [data-fl-theme] :where(h1, h2, h3, h4, p, dl, dd, ul, ol, figure) {
    margin: 0;
  }
`;
