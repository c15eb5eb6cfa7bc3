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
   * what a page around us says of its bare elements is not meant for ours; browsers carry out some attributes as styles of the page, which
   * would be taken back too
   */
  :is(:where([data-fl-theme]), ${nine}),
  :where([data-fl-theme])
    :is(*, ${nine}):where(:not(svg, svg *, iframe, video, object, [hidden], [draggable], [contenteditable])) {
    all: revert;
  }

  /* drawings carry fill, stroke and size as attributes, which 'all' would take back as well */
  :where([data-fl-theme]) :is(svg, svg *, :where([contenteditable], [draggable]), ${nine}) {
    position: revert;
    display: revert;
    float: revert;
    margin: revert;
    border: revert;
    padding: revert;
    background: revert;
    max-width: revert;
    vertical-align: revert;
  }

  :where([data-fl-theme]) :is(:where([contenteditable], [draggable]), ${nine}) {
    color: revert;
    font: revert;
    letter-spacing: revert;
    text-transform: revert;
  }

  :where([data-fl-theme]) :is(:where(svg, svg *), ${nine}):where(:not([fill])) {
    fill: inherit;
  }

  :where([data-fl-theme]) :is(:where([fill='none']), ${nine}) {
    fill: none;
  }

  :where([data-fl-theme]) :is(:where(svg, svg *), ${nine}):where(:not([stroke])) {
    stroke: inherit;
  }

  :where([data-fl-theme]) :is(:where([stroke='currentColor']), ${nine}) {
    stroke: currentcolor;
  }

  /* what a page says of the text of its body is inherited */
  :is(:where([data-fl-theme]), ${nine}) {
    font-style: normal;
    font-weight: normal;
    letter-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    word-spacing: normal;
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
