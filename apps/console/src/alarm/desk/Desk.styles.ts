import { focusRing } from '@fireline/ui/lib';
import { styled } from 'styled-components';
import { FilterBar } from '../../lib/list/ListScreen.styles.ts';
import { phoneWidth } from '../../lib/phoneWidth.ts';

/** The list and its preview take the height that is left. */
export const DeskPanes = styled.div`
  min-height: 0;
  height: 100%;

  /* what is searched gives way: the filters stay in one row */
  & ${FilterBar} > :has([type='search']) {
    flex: 1 1 130px;
    min-width: 130px;
  }
`;

export const Panel = styled.section`
  display: grid;
  align-content: start;
  gap: var(--fl-space-3);
  overflow: auto;
  height: 100%;
  padding: var(--fl-space-3);
  background: var(--fl-surface-raised);
`;

export const PanelHead = styled.header`
  display: grid;
  gap: var(--fl-space-1);

  & h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--fl-space-2);
    margin: 0;
    font-size: var(--fl-type-title);
  }
  & p {
    margin: 0;
    color: var(--fl-text-muted);
  }
`;

export const KeyLine = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-3);
  margin: 0;
  padding: 0;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  list-style: none;

  & li {
    display: inline-flex;
    align-items: center;
    gap: var(--fl-space-1);
    white-space: nowrap;
  }
`;

/** The first choice stands out; the others are behind it. */
export const CallFirst = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-3);
  align-items: center;
  padding-block-end: var(--fl-space-2);
  border-block-end: var(--fl-border-width) solid var(--fl-border-subtle);

  & > a {
    display: inline-flex;
    gap: var(--fl-space-2);
    align-items: center;
    min-height: var(--fl-size-control);
    padding-inline: var(--fl-size-inset);
    border: var(--fl-border-width) solid var(--fl-border-strong);
    border-radius: var(--fl-radius-medium);
    font-weight: var(--fl-weight-strong);
    text-decoration: none;
  }
  & > a > svg {
    width: 16px;
    height: 16px;
  }
  & > span {
    color: var(--fl-text-muted);
  }
  & > details {
    flex: 1 1 100%;
  }
  & summary {
    ${focusRing}
    width: fit-content;
    min-height: 24px;
    color: var(--fl-text-link);
    cursor: pointer;
  }
`;

/** A plan or a map, in a fixed room: what comes later moves nothing. */
export const Picture = styled.div`
  overflow: hidden;
  height: 200px;

  /* what draws has a least height of its own */
  && > * {
    box-sizing: border-box;
    height: 100%;
    min-height: 0;
  }
  [data-wide] > & {
    height: 240px;
  }
`;

export const Around = styled.div`
  display: grid;
  gap: var(--fl-space-3);

  &[data-wide] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${phoneWidth} {
    &[data-wide] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & h3 {
    margin: 0 0 var(--fl-space-1);
    font-size: var(--fl-type-body);
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: var(--fl-space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--fl-space-2);
    min-width: 0;
  }
  & li > a {
    min-height: 24px;
    overflow: hidden;
    flex: 1 1 130px;
    min-width: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & li > :not(a) {
    flex: none;
  }
`;

export const GroupLine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--fl-space-2);
`;

export const Cards = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: var(--fl-space-2);
  min-height: 0;
`;

export const CardScroller = styled.div`
  position: relative;
  overflow: auto;
  min-height: 320px;
  overflow-anchor: none;

  & > ul {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const AlarmCard = styled.li`
  position: absolute;
  inset-inline: 0;
  box-sizing: border-box;
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  gap: var(--fl-space-1);
  height: calc(var(--fl-card-height) - var(--fl-space-2));
  padding: var(--fl-space-2) var(--fl-space-3);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-large);
  background: var(--fl-surface-raised);

  & > div {
    display: flex;
    align-items: center;
    gap: var(--fl-space-2);
    min-width: 0;
  }
  & [data-what] {
    overflow: hidden;
    flex: 1 1 auto;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-state='open'] [data-what] {
    font-weight: var(--fl-weight-strong);
  }
  /* the state beside it is long, and where it burns is read whole */
  & [data-where] {
    display: -webkit-box;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: var(--fl-text-muted);
    line-height: var(--fl-leading-tight);
    white-space: normal;
  }
  & time {
    white-space: nowrap;
  }
  & [data-actions] > * {
    flex: 1 1 0;
    min-height: 48px;
  }
`;

export const Numbers = styled.ul`
  display: grid;
  gap: var(--fl-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: inline-block;
    min-height: 44px;
    line-height: 44px;
  }
`;
