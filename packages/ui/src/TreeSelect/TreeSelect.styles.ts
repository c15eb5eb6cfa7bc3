import { styled } from 'styled-components';
import { oneLine } from '../lib/fragments.ts';

/** The way to what is chosen gives up its room first. */
export const Way = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  color: var(--fl-text-muted);
  ${oneLine}
  /* the space after the last stroke is room enough */
  margin-inline-end: calc(-1 * var(--fl-space-2));
  white-space: pre;

  [data-disabled] &,
  fieldset:disabled & {
    color: inherit;
  }
`;

export const Label = styled.span`
  flex: 0 0 auto;
  max-width: 100%;
  ${oneLine}
`;

/** One of several. */
export const Chip = styled.span`
  flex: 0 1 auto;
  min-width: 2.5em;
  padding: 1px var(--fl-space-2);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-sunken);
  line-height: var(--fl-leading-tight);
  ${oneLine}
`;

export const More = styled.span`
  flex: none;
  color: var(--fl-text-muted);
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  margin-block-start: var(--fl-space-3);
  padding-block-start: var(--fl-space-3);
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);

  & > span {
    flex: 1;
    color: var(--fl-text-muted);
  }
`;
