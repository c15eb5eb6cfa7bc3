import type { LabelColour, LabelShape } from '@fireline/domain/site';
import { styled } from 'styled-components';

/** The tokens behind the colours of labels. */
export const labelTokens = {
  teal: 'var(--fl-chart-1)',
  brown: 'var(--fl-chart-2)',
  indigo: 'var(--fl-chart-3)',
  olive: 'var(--fl-chart-4)',
  plum: 'var(--fl-chart-5)',
  grey: 'var(--fl-chart-6)',
} as const satisfies Readonly<Record<LabelColour, string>>;

/** The characters of the shapes of labels. */
export const labelMarks = {
  circle: '●',
  square: '■',
  triangle: '▲',
  diamond: '◆',
} as const satisfies Readonly<Record<LabelShape, string>>;

export const Mark = styled.span`
  margin-inline-end: var(--fl-space-2);
  color: var(--fl-label-colour);
`;
