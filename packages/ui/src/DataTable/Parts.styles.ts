import { styled } from 'styled-components';
import { floatingSurface } from '../lib/fragments.ts';

export const Placeholder = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--fl-space-2);
  padding: var(--fl-space-10) var(--fl-space-6);
  color: var(--fl-text-muted);
  text-align: center;

  & > svg {
    width: 32px;
    height: 32px;
    stroke-width: 1.5;
  }
  & > strong {
    color: var(--fl-text-default);
    font-weight: var(--fl-weight-strong);
  }
  & > p {
    max-width: var(--fl-measure-text);
  }
  &[role='alert'] > svg {
    color: var(--fl-text-danger);
  }
`;

export const Strip = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-2);
  padding: var(--fl-space-1) var(--fl-size-inset);
  border-top: var(--fl-border-width) solid var(--fl-status-attention-border);
  background: var(--fl-status-attention-subtle);

  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    color: var(--fl-status-attention-text);
  }
  /* the text; a reference after it goes into the next line before it is squeezed */
  & > span:first-of-type {
    flex: 1 1 16ch;
  }
`;

export const SkeletonRows = styled.div`
  overflow: hidden;
  min-width: var(--fl-table-width);

  & > div {
    display: grid;
    grid-template-columns: var(--fl-table-tracks);
    align-items: center;
    height: var(--fl-table-row);
    border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);
  }
  & span {
    width: 70%;
    height: 0.75em;
    margin-inline: var(--fl-size-inset);
    border-radius: var(--fl-radius-small);
    background: var(--fl-surface-placeholder);
  }
  & [data-short] {
    width: 40%;
  }
  & [data-align='end'] {
    justify-self: end;
  }
  @media (forced-colors: active) {
    & span {
      border: 1px solid GrayText;
    }
  }
`;

export const MenuPanel = styled.div`
  ${floatingSurface}
  position: fixed;
  inset: auto;
  overflow: auto;
  min-width: 200px;
  max-width: calc(100vw - 16px);
  max-height: min(60vh, 480px);
  margin: 0;
  padding: var(--fl-space-2);

  & > label {
    display: flex;
    align-items: center;
    gap: var(--fl-space-2);
    min-height: var(--fl-size-control);
    padding: 0 var(--fl-space-2);
    border-radius: var(--fl-radius-small);
    cursor: pointer;
  }
  & > label:hover {
    background: var(--fl-action-quiet-hover);
  }
  & > label:has(:disabled) {
    color: var(--fl-text-disabled);
    cursor: default;
  }
  & > label:has(:focus-visible) {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: -2px;
  }
  & input {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    margin: 0;
    outline: none;
    accent-color: var(--fl-action-primary);
  }
`;
