import { styled } from 'styled-components';
import { levelColours } from '../AlarmLevelBadge/index.ts';
import { nameLine, twoLines } from '../lib/fragments.ts';

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--fl-space-3);
  min-width: 0;
  padding: var(--fl-space-3) var(--fl-space-4);
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-large);
  background: var(--fl-surface-raised);
  color: var(--fl-text-default);
  line-height: var(--fl-leading-tight);

  &[data-variant='compact'] {
    gap: var(--fl-space-2);
    padding: var(--fl-space-2) var(--fl-space-3);
  }

  &:has(a[href]):hover {
    border-color: var(--fl-border-strong);
    background: var(--fl-surface-hover);
  }

  /* the ring around the card is the ring of its link */
  &:has(h2 > a:focus-visible, h3 > a:focus-visible, h4 > a:focus-visible) {
    outline: var(--fl-focus-width) solid var(--fl-focus);
    outline-offset: 2px;
  }

  /* over the link that covers the card */
  & button,
  & [title]:not(h2, h3, h4) {
    position: relative;
    z-index: 1;
  }

  @media (forced-colors: active) {
    &:has(h2 > a:focus-visible, h3 > a:focus-visible, h4 > a:focus-visible) {
      outline-color: Highlight;
    }
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--fl-space-3);
  align-items: center;
`;

/** The name shares its line with the status where both have room; the place has its own. */
export const Said = styled.div`
  ${nameLine}

  & > p {
    flex: 1 1 100%;
    min-height: 1lh;
    margin: 0;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    ${twoLines}
  }
`;

export const Face = styled.span`
  display: grid;
  place-items: center;
  align-self: start;
  width: 36px;
  height: 36px;
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-sunken);
  color: var(--fl-text-muted);

  & > svg {
    width: 22px;
    height: 22px;
  }
`;

export const Title = styled.h3`
  margin: 0;
  font-size: var(--fl-type-body);
  font-weight: var(--fl-weight-strong);
  ${twoLines}

  & > a {
    outline: none;
    text-decoration: none;
  }

  & > a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }
`;

export const Readings = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(108px, 100%), 1fr));
  gap: var(--fl-space-3);
  margin: 0;

  & dt {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }

  & dd {
    overflow: hidden;
    margin: 0;
  }

  & > div {
    min-width: 0;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-4);
  align-items: center;
  /* in a row of cards the feet stand in line */
  margin-block-start: auto;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-variant-numeric: tabular-nums;

  & > [data-stage] {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    color: var(--fl-status-attention-text);
  }

  & > [data-stage] > svg {
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }
`;

export const LastAlarm = styled.p`
  ${levelColours}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--fl-space-2);
  align-items: center;
  margin: 0;
  padding-block-start: var(--fl-space-2);
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-variant-numeric: tabular-nums;

  & > span {
    min-width: 0;
  }

  & strong {
    color: var(--level-text);
    font-weight: var(--fl-weight-strong);
  }

  &:not([data-level]) strong {
    color: inherit;
    font-weight: var(--fl-weight-regular);
  }
`;

export const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  width: fit-content;
`;
