import { keyframes, styled } from 'styled-components';
import { onlyHeard } from '../lib/fragments.ts';
import { focusRing, oneLine } from '../lib/index.ts';
import { levelColours } from '../AlarmLevelBadge/index.ts';

const enter = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

/** Sticks to the top of what scrolls; above the scrim of dialogs, and below everything that opens. */
export const Reach = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--fl-layer-alarm);
`;

export const Root = styled.section`
  ${levelColours}
  display: flex;
  flex-direction: column;
  max-height: 45dvh;
  border-block-end: var(--fl-border-width) solid var(--fl-border-default);
  background: var(--level-subtle);
  font-size: var(--fl-type-body);
  line-height: var(--fl-leading-tight);

  & > * {
    box-sizing: border-box;
    width: 100%;
  }
  /* what is pressed stays beside the widest drawer */
  :root:has([aria-modal='true']) & > * {
    max-width: max(640px, 100vw - 736px);
  }
`;

const marked = `
  ${levelColours}
  border-inline-start: 4px solid var(--level-fill);
  background: var(--level-subtle);
`;

/** One line. */
export const Strip = styled.div`
  ${marked}
  ${focusRing}
  display: flex;
  flex: none;
  gap: var(--fl-space-2);
  align-items: center;
  min-height: 44px;
  padding-inline: var(--fl-space-3) var(--fl-space-2);

  &:focus-visible {
    outline-offset: -2px;
  }

  & > :not(p) {
    flex: none;
  }

  & > time {
    margin-inline-end: var(--fl-space-2);
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }

  & small {
    font-size: inherit;
    white-space: nowrap;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${enter} var(--fl-motion-enter) var(--fl-motion-ease);

    & small {
      animation: ${enter} var(--fl-motion-enter) var(--fl-motion-ease);
    }
  }

  /* a phone: the time stands in the list */
  @media (width < 600px) {
    gap: 2px;
    padding-inline: var(--fl-space-2) 0;

    & > time {
      display: none;
    }
    & > p {
      flex: 1 1 auto;
      margin-inline-start: var(--fl-space-2);
    }
    /* the number says it, and leaves the place its room */
    & small > span {
      display: none;
    }
    & small::after {
      content: attr(data-short);
    }
    & > button {
      padding-inline: var(--fl-space-2);
    }
  }
`;

/** On a phone; at 400 % zoom one line leaves more of the page. */
const twoLines = '(width < 600px) and (height >= 480px)';

/** In one line: where there is no room for what and where, what it is alone. */
export const What = styled.p`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: 0 var(--fl-space-1);
  overflow: hidden;
  min-width: 0;
  /* the second line, in which the place would stand, is not seen */
  max-height: calc(1em * var(--fl-leading-tight));
  margin: 0;
  color: var(--fl-text-default);

  & > strong {
    ${oneLine}
    flex: 0 1 auto;
    max-width: 100%;
    color: var(--level-text);
    font-weight: var(--fl-weight-strong);
  }

  /* where it is has a line of its own */
  @media ${twoLines} {
    display: block;
    max-height: none;

    & > strong {
      display: block;
    }
  }
`;

/** Where it is: of what does not fit the unit goes first, then the middle of the place's name and the end of the building's; the floor never. */
export const Where = styled.span`
  display: flex;
  /* wide enough for a floor, or it is not shown at all */
  flex: 1 1 6em;
  min-width: 0;
  overflow: hidden;
  white-space: pre;

  & > * {
    flex: 0 1 auto;
    overflow: hidden;
    min-width: 0;
  }
  & > [data-part='floor'] {
    flex: none;
  }
  & > [data-part='head'],
  & > [data-part='building'] {
    flex-shrink: 1000;
    text-overflow: ellipsis;
  }
  & > [data-part='unit'] {
    flex-shrink: 1000000;
    text-overflow: ellipsis;
  }
  @media (width < 600px) {
    & > [data-part='unit'] {
      ${onlyHeard}
    }
  }
`;

export const List = styled.ol`
  min-height: 0;
  overflow: auto;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  ${marked}
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  align-items: start;
  gap: 2px var(--fl-space-3);
  padding: var(--fl-space-2) var(--fl-space-3);
  border-block-start: var(--fl-border-width) solid var(--level-border);
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fl-space-3);
    align-items: center;
    min-width: 0;
  }

  & > div > :first-child {
    flex: 1 1 240px;
    min-width: 0;
  }

  & h3 {
    display: flex;
    gap: var(--fl-space-2);
    align-items: baseline;
    margin: 0;
    color: var(--level-text);
    font-size: inherit;
    font-weight: var(--fl-weight-strong);
  }

  & h3 > time {
    flex: none;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
  }

  & p {
    margin: 2px 0 0;
    overflow-wrap: anywhere;
  }

  & p[data-part='first'] {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${enter} var(--fl-motion-enter) var(--fl-motion-ease);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1);
`;

export const More = styled.p`
  flex: none;
  margin: 0;
  padding: var(--fl-space-2) var(--fl-space-4);
  border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

/** A newcomer in the room that a page keeps for it: what is too long is cut, its button never. */
export const Line = styled.div`
  display: flex;
  flex: 1 1 200px;
  gap: var(--fl-space-2);
  align-items: center;
  min-width: 0;
  /* it comes and goes, and moves nothing */
  min-height: var(--fl-size-control);
  line-height: var(--fl-leading-tight);

  & > [data-level] {
    ${levelColours}
  }
  & > :not(p) {
    flex: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    & > * {
      animation: ${enter} var(--fl-motion-enter) var(--fl-motion-ease);
    }
  }
`;
