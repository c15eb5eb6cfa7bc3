import { focusRing, oneLine } from '@fireline/ui/lib';
import { css, styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: var(--fl-space-2);
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One row: pressed anywhere it opens; what can be pressed in it by itself stands above that. */
export const Card = styled.li`
  position: relative;
  display: grid;
  gap: var(--fl-space-1);
  padding: var(--fl-space-3);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-inline-start-width: 4px;
  border-radius: var(--fl-radius-large);
  background: var(--fl-surface-raised);

  &[data-level='1'] {
    border-inline-start-color: var(--fl-alarm-1-fill);
  }
  &[data-level='2'] {
    border-inline-start-color: var(--fl-alarm-2-fill);
  }
  &[data-level='3'] {
    border-inline-start-color: var(--fl-alarm-3-fill);
  }
  &[data-level='4'] {
    border-inline-start-color: var(--fl-alarm-4-fill);
  }
  &[data-level='5'] {
    border-inline-start-color: var(--fl-alarm-5-fill);
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fl-space-1) var(--fl-space-2);
    align-items: center;
    justify-content: space-between;
    min-width: 0;
  }
  & button,
  & a {
    position: relative;
    z-index: 1;
  }
`;

/** The room of ten letters, or what a shorter name takes: marks that would take it stand below. */
const nameRoom = css`
  flex: 1 1 10em;
  flex-basis: calc-size(max-content, min(size, 10em));
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.button.attrs({ type: 'button' })`
  && {
    ${focusRing}
    ${nameRoom}
    position: static;
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--fl-text-default);
    font: inherit;
    font-weight: var(--fl-weight-strong);
    text-align: start;
    cursor: pointer;
  }
  && > svg {
    width: 20px;
    height: 20px;
    margin-inline-end: var(--fl-space-2);
    vertical-align: middle;
    color: var(--fl-text-muted);
  }
  &&[aria-checked='true'] > svg {
    color: var(--fl-action-primary);
  }
  &&::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;

/** The name of a row that opens nothing. */
export const ReadName = styled.span`
  ${nameRoom}
  font-weight: var(--fl-weight-strong);
`;

export const Marks = styled.span`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;
  max-width: 100%;

  /* symbols of other sizes stand on one line */
  & > span {
    display: inline-flex;
    align-items: center;
    min-width: 0;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: 2px var(--fl-space-3);
  grid-template-columns: minmax(0, max-content) minmax(0, 1fr);
  margin: 0;
  font-size: var(--fl-type-caption);

  & > dt {
    color: var(--fl-text-muted);
  }
  & > dd {
    ${oneLine}
    margin: 0;
  }
`;

/** Buttons of a card, within reach of a thumb. */
export const Acts = styled.div`
  && {
    justify-content: end;
  }
  && > :empty {
    display: none;
  }
`;

/** Filters, then what they leave, then the way to other pages; the page scrolls. */
export const CardScreen = styled.div`
  display: grid;
  gap: var(--fl-space-2);
  grid-template-columns: minmax(0, 1fr);
`;

/** What was chosen of the cards, and what is done with it; stays in view. */
export const Bulk = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;

  &[data-on] {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    padding: var(--fl-space-2);
    border: var(--fl-border-width) solid var(--fl-border-default);
    border-radius: var(--fl-radius-large);
    background: var(--fl-surface-selected);
  }
`;

/** The way to other pages, and the rows as a file. */
export const CardFoot = styled.div`
  display: grid;
  gap: var(--fl-space-2);
  grid-template-columns: minmax(0, 1fr);

  & > :last-child {
    justify-self: end;
  }
`;
