import { styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

export const Root = styled.div`
  flex: 1 1 auto;
  min-width: 0;
  container-type: inline-size;
`;

export const List = styled.ol`
  display: flex;
  gap: var(--fl-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-orientation='vertical'] {
    flex-direction: column;
    gap: var(--fl-space-4);
  }
  /* side by side the words of five steps would be cut on a phone */
  @container (max-width: 559px) {
    &:not([data-short]) {
      flex-direction: column;
      gap: var(--fl-space-4);
    }
  }
`;

/** The thread to the next step is drawn by the step that it leaves: solid where it was walked. */
export const Item = styled.li`
  --mark: calc(var(--fl-size-icon) + var(--fl-space-2));
  --thread: var(--fl-border-default);

  position: relative;
  flex: 1 1 0;
  min-width: 0;

  &[data-state='done'] {
    --thread: var(--fl-border-selected);
  }
  &:not(:last-child)::before {
    position: absolute;
    inset-block-start: calc(var(--mark) / 2 + var(--fl-space-1) - 1px);
    inset-inline: calc(var(--mark) + var(--fl-space-2) + var(--fl-space-1)) 0;
    border-block-start: 2px solid var(--thread);
    content: '';
  }

  [data-orientation='vertical'] > & {
    flex: none;
  }
  [data-orientation='vertical'] > &:not(:last-child)::before {
    inset-block: calc(var(--mark) + var(--fl-space-1) * 2) calc(-1 * var(--fl-space-4));
    inset-inline: calc(var(--mark) / 2 + var(--fl-space-1) - 1px) auto;
    border-block-start: 0;
    border-inline-start: 2px solid var(--thread);
  }
  @container (max-width: 559px) {
    :not([data-short]) > & {
      flex: none;
    }
    :not([data-short]) > &:not(:last-child)::before {
      inset-block: calc(var(--mark) + var(--fl-space-1) * 2) calc(-1 * var(--fl-space-4));
      inset-inline: calc(var(--mark) / 2 + var(--fl-space-1) - 1px) auto;
      border-block-start: 0;
      border-inline-start: 2px solid var(--thread);
    }
  }
`;

/** A step, or the button back to it. Beside each other the words stand under the mark, under each other beside it. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-1);
  width: fit-content;
  max-width: 100%;
  padding: var(--fl-space-1);
  border: 0;
  border-radius: var(--fl-radius-small);
  background: transparent;
  color: var(--fl-text-default);
  text-align: start;
  ${focusRing}

  [data-orientation='vertical'] & {
    grid-template-columns: var(--mark) minmax(0, 1fr);
    gap: var(--fl-space-2);
  }
  @container (max-width: 559px) {
    :not([data-short]) > * > & {
      grid-template-columns: var(--mark) minmax(0, 1fr);
      gap: var(--fl-space-2);
    }
  }

  button& {
    cursor: pointer;
  }
  button&:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media (pointer: coarse) {
    button& {
      min-width: 44px;
      min-height: 44px;
    }
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: var(--mark);
  height: var(--mark);
  border: 2px solid var(--fl-border-strong);
  border-radius: 50%;
  background: var(--fl-surface-raised);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-weight: var(--fl-weight-strong);
  line-height: 1;

  & svg {
    width: 1.15em;
    height: 1.15em;
    stroke-width: 3;
  }
  [data-state='now'] & {
    border-color: var(--fl-action-primary);
    background: var(--fl-action-primary);
    color: var(--fl-action-primary-text);
  }
  [data-state='done'] & {
    border-color: var(--fl-border-selected);
    color: var(--fl-border-selected);
  }
  [data-state='failed'] & {
    border-color: var(--fl-border-danger);
    color: var(--fl-text-danger);
  }
  @media (forced-colors: active) {
    [data-state='now'] & {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Text = styled.span`
  display: grid;
  align-content: center;
  line-height: var(--fl-leading-tight);
  overflow-wrap: anywhere;

  & > strong {
    font-weight: var(--fl-weight-regular);
  }
  [aria-current] & > strong {
    font-weight: var(--fl-weight-strong);
  }
  /* beside its mark one line stands in the middle of it */
  [data-orientation='vertical'] & {
    min-height: var(--mark);
  }
  @container (max-width: 559px) {
    :not([data-short]) > * > * > & {
      min-height: var(--mark);
    }
  }
  [data-state='ahead'] & {
    color: var(--fl-text-muted);
  }
  & > small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
  & > small[data-problem] {
    color: var(--fl-text-danger);
  }
`;
