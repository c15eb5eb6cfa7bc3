import { styled } from 'styled-components';
import { focusRing } from '../lib/fragments.ts';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-4);
  min-width: 0;
  container-type: inline-size;
`;

/** Beside each other where there is room; on a phone the map comes after the search. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-4);

  @container (min-width: 720px) {
    grid-template-columns: minmax(0, 3fr) minmax(280px, 2fr);
    align-items: start;
  }
`;

export const Ground = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--fl-space-2);
  height: 380px;
  min-width: 0;

  /* how to use a map that is not there */
  &:has([data-map='noWebGl']) > p {
    display: none;
  }
`;

export const How = styled.p`
  margin: 0;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

/** Fields stand below each other where this is narrow, however wide the whole is: a pair of six decimals each is read whole. */
export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-4);
  min-width: 0;
  container-type: inline-size;
`;

/** Its text begins where the fields do. */
export const Undo = styled.div`
  margin-inline-start: calc(-1 * var(--fl-space-3));
`;

/** Who failed and whom to name, below the search; no room of its own while there is nothing. */
export const Told = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--fl-space-3);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  &:empty {
    position: absolute;
  }
`;

export const Coordinates = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: start;
  gap: var(--fl-space-2);

  /* in line with the boxes, below the labels */
  & > button {
    margin-block-start: calc(1.5em + 2px);
  }
  @container (max-width: 439px) {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: var(--fl-space-3);

    & > :first-child {
      grid-column: 1 / -1;
    }
  }

  /* the datum is read to its end before it is chosen */
  @container (max-width: 279px) {
    grid-template-columns: minmax(0, 1fr);

    & > button {
      margin-block-start: 0;
    }
  }
`;

export const Converted = styled.div`
  display: grid;
  gap: 2px;
  margin-block-start: var(--fl-space-1);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Known = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fl-space-3);
`;

/** An address as the label of a button: one without end is cut. */
export const Offered = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-align: start;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-3);
  color: var(--fl-text-muted);

  & > span {
    display: inline-flex;
    align-items: center;
    gap: var(--fl-space-2);
    min-height: 1.5em;
  }
  &[data-state='failed'],
  &[data-state='unknown'] {
    color: var(--fl-text-default);
  }
  &[data-state='found'],
  &[data-state='idle']:has(span:empty) {
    display: none;
  }
`;

/** Its foot is the point. */
export const Marker = styled.button`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: -16px;
  display: grid;
  place-items: end center;
  width: 32px;
  height: 40px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--fl-action-primary);
  cursor: grab;
  ${focusRing}

  &:active {
    cursor: grabbing;
  }
  &:disabled {
    cursor: default;
  }
  & > svg {
    width: 32px;
    height: 32px;
    margin-block-end: -3px;
    fill: var(--fl-surface-raised);
    stroke-width: 2.25;
  }
  & > svg circle {
    fill: currentcolor;
  }
`;
