import { type RuleSet, css } from 'styled-components';

/**
 * A symbol as the element's `::before`: the ground in one colour, cut along `clip-path: path(…)` on a grid of 16 px. It costs a fifth of an inline
 * drawing, and needs no `data:` picture that a host's policy may forbid. The cut is not moved onto whole pixels, so what it stands in has to be: see
 * {@link wholeLine}.
 */
export const symbolBefore = css`
  content: '';
  flex: none;
  width: 16px;
  height: 16px;
  zoom: var(--fl-size-icon-scale);
  print-color-adjust: exact;
  forced-color-adjust: none;
`;

/** Tight leading in even pixels: a symbol in the middle of the line then lies on whole ones. */
export const wholeLine = css`
  line-height: round(var(--fl-leading-tight) * 1em, 2px);
`;

/**
 * Rules without anything dynamic in them as a template of one text: `styled.span(oneText(rules))`. For what stands a thousand times on a page:
 * styled-components puts the pieces of a template together and hashes the result for each element anew, while the hash of one text is kept.
 * @throws TypeError for keyframes: those need a component of their own
 */
export function oneText(rules: RuleSet): TemplateStringsArray {
  const texts = rules.map((rule) => {
    if (typeof rule !== 'string') throw new TypeError('only what is text can be one text');
    return rule;
  });
  return Object.assign([texts.join('')], { raw: [] });
}
