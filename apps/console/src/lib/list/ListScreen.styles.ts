import { oneLine } from '@fireline/ui/lib';
import { styled } from 'styled-components';
import { lowHeight, phoneWidth } from '../phoneWidth.ts';

/** Room for filters beside what else stands over a table. */
const deskWidth = '(min-width: 1024px)';

export const FilterNote = styled.span`
  color: var(--fl-text-muted);
`;

export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-2);

  & > [data-chip] {
    border-radius: var(--fl-radius-round);
    background: var(--fl-surface-selected);
  }

  /* a choice of a long name takes no second row */
  &[data-row='one'] {
    flex-wrap: nowrap;
  }
  &[data-row='one'] > :not([data-fit], [data-chip]) {
    flex: none;
    white-space: nowrap;
  }
  &[data-row='one'] > [data-chip] {
    flex: 0 1 auto;
    min-width: 72px;
    max-width: 240px;
  }
  &[data-row='one'][data-measuring] > [data-chip] {
    flex: none;
  }
  & > [data-chip] > * {
    min-width: 0;
  }

  /* what is typed to search, then the button of the sheet, in one line */
  &[data-phone] {
    flex: 1 1 100%;
    min-width: 0;
  }
  &[data-phone] > :has([type='search']) {
    flex: 1 1 0;
    min-width: 0;
  }
  &[data-phone] > ${FilterNote} {
    flex-basis: 100%;
  }

  /* other bars of fields: two beside each other, so that something of what is filtered is seen */
  @media ${phoneWidth} {
    &:not([data-phone]) {
      flex-basis: 100%;
    }
    &:not([data-phone]) > :not(${FilterNote}) {
      flex: 1 1 150px;
      min-width: 0;
    }
    /* two days stand in one line, and so does what is searched */
    &:not([data-phone]) > :has([type='search'], [role='spinbutton']) {
      flex-basis: 100%;
    }
  }
`;

export const ChipText = styled.span`
  ${oneLine}
  min-width: 0;
`;

/** The place of one filter in a row: as wide as what it offers, narrower where a longer choice needs room. */
export const Fitting = styled.div`
  flex: 0 1 auto;
  min-width: 88px;
  max-width: 300px;

  /* the box around a choice */
  & div:has(> [role='combobox']) {
    min-width: 0;
  }
  & input[role='combobox'] {
    width: 132px;
  }
  &[data-kind='search'] {
    width: 220px;
  }
  /* two days stand in one line */
  &:has([role='spinbutton']) {
    flex: none;
    max-width: none;
  }

  [data-measuring] > & {
    flex: none;
  }
`;

/** Filters one below the other, each under its label. */
export const FilterFields = styled.div`
  display: grid;
  gap: var(--fl-space-3);
  grid-template-columns: minmax(min(280px, 100%), 1fr);
`;

/** A screen that is one table under its header: the table takes the height and scrolls, the page does not. */
export const ListScreen = styled.div`
  display: grid;
  /* a line of its header that is too long is cut, and makes no column wider than the window */
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
  min-height: 0;

  /* a line that comes and goes above the table */
  &:has(> [data-above]) {
    grid-template-rows: auto auto minmax(0, 1fr);
  }

  /* what stands above the table takes its room; the page scrolls where the window is low */
  &[data-lead] {
    /* made smaller than what it holds, it would cut a title of several lines to the height of one */
    min-height: min-content;
    grid-template-rows: auto auto minmax(320px, 1fr);
  }

  /* the filters take what columns and export leave */
  & [data-toolbar] > ${FilterBar} {
    flex: 1 1 100%;
    min-width: 0;
  }
  & [data-toolbar]:has(> ${FilterBar}) > [data-count] {
    flex: none;
  }
  @media ${deskWidth} {
    & [data-toolbar]:has(> ${FilterBar}) {
      flex-wrap: nowrap;
      align-items: first baseline;
    }
    & [data-toolbar] > ${FilterBar} {
      flex-basis: 0;
    }
    & [data-toolbar] > :not(${FilterBar}) {
      flex-shrink: 0;
    }
  }

  /* the page scrolls, and the table keeps a few rows */
  @media ${lowHeight} {
    grid-template-rows: auto minmax(240px, 1fr);
    height: auto;

    &:has(> [data-above]) {
      grid-template-rows: auto auto minmax(240px, 1fr);
    }

    & [data-toolbar] {
      flex-wrap: nowrap;
      overflow-x: auto;
    }
    & [data-toolbar] > * {
      flex: none;
      white-space: nowrap;
    }
  }
`;

/** What stands above the table, one part or several. */
export const Lead = styled.div`
  display: grid;
  gap: var(--fl-space-2);
  grid-template-columns: minmax(0, 1fr);

  /* a line of sums stands as far above the table as parts stand from each other */
  &:has(> p:last-child, > * > p:last-child) {
    padding-block-end: var(--fl-space-2);
  }
`;

/** Names a part of a screen for those who hear it, where those who see need no title. */
export const HiddenHeading = styled.h2`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;
