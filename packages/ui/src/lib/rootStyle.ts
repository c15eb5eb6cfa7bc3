import { createGlobalStyle } from 'styled-components';
import { tokenCss } from '../tokens/index.ts';

/**
 * Never matches; inside `:is` it gives a rule the weight of nine elements: more than what a page says of its bare elements, less than
 * any class of a component, wherever the sheets come to stand.
 */
const nine = 'html html html html html html html html html';

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

  /*
   * what a page around us says of all its buttons and headings is not meant for ours; browsers carry out the three attributes as
   * styles of the page, which would be taken back too
   */
  :where([data-fl-theme])
    :is(
      button, input, select, option, textarea, label, fieldset, legend, form, a, h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dt, dd,
      figure, figcaption, table, caption, thead, tbody, tfoot, tr, th, td, small, strong, em, code, pre, hr, img, nav, section, article,
      header, footer, details, summary, dialog, ${nine}
    ):where(:not([hidden], [draggable], [contenteditable])) {
    all: revert;
  }

  :where([data-fl-theme]) :is(:where([hidden]), ${nine}) {
    display: none;
  }

  :where([data-fl-theme]) :is(*, ${nine}) {
    box-sizing: border-box;
  }

  :where([data-fl-theme]) :is(button, input, select, textarea, ${nine}) {
    font: inherit;
    letter-spacing: inherit;
  }

  :where([data-fl-theme]) :is(h1, h2, h3, h4, p, dl, dd, ul, ol, figure, ${nine}) {
    margin: 0;
  }
`;
