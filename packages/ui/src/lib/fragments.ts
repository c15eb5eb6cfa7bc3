import { css } from 'styled-components';

/** The one focus ring: outside the control, in the focus colour, also where the system forces its own colours. */
export const focusRing = css`
  outline: none;

  &:focus-visible {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &:focus-visible {
      outline-color: Highlight;
    }
  }
`;

/** One line, the rest cut with an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Two lines, the rest cut with an ellipsis; a word longer than a line is broken. */
export const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/**
 * A name and what is said of it at the end of its line: where the name would get less than ten letters' room, the rest stands below it.
 * For the line; its first child is the name.
 */
export const nameLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--fl-space-3);
  align-items: center;
  justify-content: space-between;
  min-width: 0;

  & > :first-child {
    flex: 1 1 10em;
    /* a shorter name needs no more than it takes, where browsers can tell */
    flex-basis: calc-size(max-content, min(size, 10em));
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Not seen, and still read out. */
export const onlyHeard = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A surface that floats over the page: menus, popovers, select lists. */
export const floatingSurface = css`
  z-index: var(--fl-layer-overlay);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-overlay);
  box-shadow: var(--fl-shadow-overlay);
  color: var(--fl-text-default);
`;
