import { focusRing } from '@fireline/ui/lib';
import { styled } from 'styled-components';

export const Screen = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--fl-space-3);
  min-width: 0;
  padding-block: var(--fl-space-2) calc(var(--fl-space-6) + env(safe-area-inset-bottom));

  & h1,
  & h2 {
    font-size: var(--fl-type-heading);
    font-weight: var(--fl-weight-strong);
    line-height: var(--fl-leading-tight);
  }

  & h2 {
    font-size: var(--fl-type-title);
  }

  & form {
    display: grid;
    gap: var(--fl-space-3);
  }

  & small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
`;

/** One line that is always true: whether there is a network, and what waits. */
export const StateLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-2);
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  padding: var(--fl-space-1) var(--fl-space-3);
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);

  &[data-offline] {
    border-color: var(--fl-text-default);
    border-style: dashed;
  }
`;

export const Rows = styled.ul`
  display: grid;
  gap: var(--fl-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A row that a thumb hits. */
export const RowButton = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--fl-space-3);
  align-items: center;
  width: 100%;
  min-height: 56px;
  padding: var(--fl-space-2) var(--fl-space-3);
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  & > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  &[data-next] {
    border-color: var(--fl-action-primary);
    border-width: 2px;
  }
`;

/** The point to go to, as large as the page allows: it is read while walking. */
export const NextPoint = styled.section`
  display: grid;
  gap: var(--fl-space-2);
  padding: var(--fl-space-3);
  border: 2px solid var(--fl-action-primary);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
`;

export const ItemBox = styled.fieldset`
  display: grid;
  gap: var(--fl-space-2);
  min-width: 0;
  margin: 0;
  padding: var(--fl-space-3);
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);

  & legend {
    float: inline-start;
    width: 100%;
    padding: 0;
    font-weight: var(--fl-weight-strong);
  }

  & legend + * {
    clear: both;
  }
`;

/** Pass and fail side by side, each half of the width. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--fl-space-2);
  clear: both;

  & label {
    position: relative;
    display: grid;
    min-height: 52px;
    place-items: center;
    border: 2px solid var(--fl-border-default);
    border-radius: var(--fl-radius-medium);
    cursor: pointer;
  }

  & label:has(:checked) {
    border-color: var(--fl-action-primary);
    background: var(--fl-surface-selected);
    font-weight: var(--fl-weight-strong);
  }

  & label:has(:focus-visible) {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: 2px;
  }

  & input {
    position: absolute;
    opacity: 0;
    inset: 0;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);

  & button {
    min-height: 44px;
  }
`;

export const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & img {
    display: block;
    width: 88px;
    height: 88px;
    border-radius: var(--fl-radius-medium);
    object-fit: cover;
  }
`;

/** A file input that looks like a button. */
export const PickFile = styled.label`
  position: relative;
  display: grid;
  min-height: 44px;
  padding-inline: var(--fl-space-3);
  place-items: center;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  cursor: pointer;

  &:focus-within {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: 2px;
  }

  & input {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Sheet = styled.section`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: var(--fl-space-3);
  max-height: 80dvh;
  padding: var(--fl-space-3);
  overflow-y: auto;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);
`;

export const Video = styled.video`
  width: 100%;
  max-height: 40dvh;
  border-radius: var(--fl-radius-medium);
  background: #000;
  object-fit: cover;
`;

/** Beside the thumb, above the lower edge. */
export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: var(--fl-space-2);
  padding-block: var(--fl-space-2) max(var(--fl-space-2), env(safe-area-inset-bottom));
  background: var(--fl-surface-base);

  & button {
    min-height: 52px;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);

  & button,
  & a {
    min-height: 44px;
  }
`;
