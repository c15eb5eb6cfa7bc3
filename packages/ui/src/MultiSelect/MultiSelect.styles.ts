import { styled } from 'styled-components';
import { entry } from '../lib/field/Entry.styles.ts';
import { controlBox } from '../lib/field/FieldFrame.styles.ts';
import { focusRing, oneLine } from '../lib/fragments.ts';

export const Box = styled.div`
  ${controlBox}
  min-width: min(100%, 12em);
`;

/** Chips and input flow as one text; a great many scroll. */
export const Flow = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-1);
  overflow-y: auto;
  min-width: 0;
  max-height: calc(var(--fl-size-control) * 4.5);
  padding: 3px;
`;

export const Chip = styled.span`
  display: inline-flex;
  align-items: stretch;
  max-width: 100%;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-small);
  background: var(--fl-surface-sunken);
  color: var(--fl-text-default);
  line-height: var(--fl-leading-tight);

  [data-disabled] &,
  fieldset:disabled & {
    color: var(--fl-text-muted);
  }
  &:focus-within {
    border-color: var(--fl-focus);
  }
`;

export const ChipText = styled.span`
  min-width: 0;
  padding: 2px var(--fl-space-2);
  ${oneLine}
`;

export const ChipButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: calc(var(--fl-size-icon) + 8px);
  padding: 0;
  border: 0;
  border-radius: var(--fl-radius-small);
  background: transparent;
  color: var(--fl-text-muted);
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    color: var(--fl-text-default);
  }
  & > svg {
    width: calc(var(--fl-size-icon) - 2px);
    height: calc(var(--fl-size-icon) - 2px);
  }
  @media (pointer: coarse) {
    width: 44px;
    min-height: 44px;
  }
`;

export const Hidden = styled.span`
  padding-inline: var(--fl-space-1);
  color: var(--fl-text-muted);
`;

export const Input = styled.input`
  ${entry}
  min-width: min(100%, 6em);
  min-height: calc(var(--fl-size-control) - 8px);
  padding: 0 calc(var(--fl-size-inset) - 3px);
  text-overflow: ellipsis;
`;

export const Missing = styled.span`
  color: var(--fl-text-danger);
`;
