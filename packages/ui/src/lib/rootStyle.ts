import { styled } from 'styled-components';
import { tokenCssWith } from '../tokens/css.ts';

/**
 * Never matches; inside `:is` it gives a rule the weight of nine elements: more than what a page says of its bare elements, less than
 * any class of a component, wherever the sheets come to stand.
 */
const nine = 'html html html html html html html html html';

/**
 * True of every element, without weight; stands at the end of every selector. The style library puts a component's class before each
 * selector that does not name it. This names it, and no element carries it, so that the rules match attributes alone.
 */
const any = ':where(:not(&))';
const tokens = /* @__PURE__ */ tokenCssWith(any);

const Nothing = (): null => null;

/**
 * The sheet of all roots: tokens and the few defaults of type, every selector under the root's attribute. As the style of a component it is
 * inserted once for each document, shadow root or server's page, however many roots there are; a global style is inserted for each root
 * again, and the browser compares every element with every copy.
 */
export const RootStyle = /* @__PURE__ */ styled(Nothing)`
  ${tokens}

  [data-fl-theme]${any} {
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
  :is(:where([data-fl-theme]), ${nine})${any},
  :where([data-fl-theme])
  :is(*, ${nine}):where(:not(svg, svg *, iframe, video, object, [hidden], [draggable], [contenteditable]))${any} {
    all: revert;
  }

  /* drawings carry fill, stroke and size as attributes, which 'all' would take back as well */
  :where([data-fl-theme]) :is(svg, svg *, :where([contenteditable], [draggable]), ${nine})${any} {
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

  :where([data-fl-theme]) :is(:where([contenteditable], [draggable]), ${nine})${any} {
    color: revert;
    font: revert;
    letter-spacing: revert;
    text-transform: revert;
  }

  :where([data-fl-theme]) :is(:where(svg, svg *), ${nine}):where(:not([fill]))${any} {
    fill: inherit;
  }

  :where([data-fl-theme]) :is(:where([fill='none']), ${nine})${any} {
    fill: none;
  }

  :where([data-fl-theme]) :is(:where(svg, svg *), ${nine}):where(:not([stroke]))${any} {
    stroke: inherit;
  }

  :where([data-fl-theme]) :is(:where([stroke='currentColor']), ${nine})${any} {
    stroke: currentcolor;
  }

  /* what a page says of the text of its body is inherited */
  :is(:where([data-fl-theme]), ${nine})${any} {
    cursor: auto;
    font-feature-settings: normal;
    font-stretch: normal;
    font-style: normal;
    font-variant: normal;
    font-weight: normal;
    hyphens: manual;
    letter-spacing: normal;
    line-break: auto;
    list-style: disc outside;
    overflow-wrap: normal;
    quotes: auto;
    tab-size: 8;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    word-break: normal;
    word-spacing: normal;
  }

  :where([data-fl-theme]) :is(:where([hidden]), ${nine})${any} {
    display: none;
  }

  :where([data-fl-theme]) :is(*, ${nine})${any} {
    box-sizing: border-box;
  }

  :where([data-fl-theme]) :is(button, input, select, textarea, ${nine})${any} {
    font: inherit;
    letter-spacing: inherit;
  }

  :where([data-fl-theme]) :is(h1, h2, h3, h4, p, dl, dd, ul, ol, figure, ${nine})${any} {
    margin: 0;
  }
`;
