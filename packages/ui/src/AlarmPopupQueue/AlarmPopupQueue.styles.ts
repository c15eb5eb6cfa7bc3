import { keyframes, styled } from 'styled-components';
import { floatingSurface, focusRing } from '../lib/index.ts';
import { levelColours } from '../AlarmLevelBadge/index.ts';

const enter = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

export const Root = styled.section`
  ${floatingSurface}
  display: flex;
  flex-direction: column;
  width: min(400px, calc(100vw - 16px));
  max-width: 100%;
  max-height: min(720px, calc(100dvh - 96px));
  overflow: hidden;
  font-size: var(--fl-type-body);
  line-height: var(--fl-leading-tight);

  &[data-placement='floating'] {
    position: fixed;
    z-index: var(--fl-layer-alarm);
    inset-block-start: 64px;
    inset-inline-end: 16px;
    /* the page under it stays in reach; what has no room scrolls */
    max-height: min(720px, 60dvh);
  }

  &[data-placement='floating'][data-corner^='bottom'] {
    inset-block: auto 16px;
  }
  &[data-placement='floating'][data-corner$='start'] {
    inset-inline: 16px auto;
  }

  /* a person asked to see it, whatever it covers */
  &[data-placement='floating'][data-front] {
    z-index: var(--fl-layer-front);
  }

  &[data-folded] {
    width: fit-content;
    max-width: calc(100vw - 16px);
  }

  /* out of the way of headings, filters and toasts */
  &[data-placement='floating'][data-folded] {
    inset: auto auto 8px 8px;
    /* the owner of the page says how much room it keeps, such as the width of its menu */
    max-width: var(--fl-alarm-room, calc(100vw - 16px));
  }

  /* beside dialogs, which leave it this room */
  :root:has([aria-modal='true']) &[data-placement='floating'][data-folded] {
    inset: 8px auto auto 8px;
  }
  @media (width >= 1040px) {
    :root:has([aria-modal='true'][data-side='start']) &[data-placement='floating'][data-folded] {
      inset-inline: auto 8px;
    }
  }
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  gap: var(--fl-space-2);
  align-items: center;
  justify-content: space-between;
  min-height: calc(var(--fl-size-control) + var(--fl-space-2));
  padding: var(--fl-space-1) var(--fl-space-2) var(--fl-space-1) var(--fl-space-4);
  border-bottom: var(--fl-border-width) solid var(--fl-border-default);

  &[data-folded] {
    min-height: 0;
    padding-inline-start: var(--fl-space-2);
    border-bottom: 0;
  }

  &[data-folded] h2 {
    display: flex;
    flex-direction: column;
  }

  /* open is how it stands most of the time: no reason to look pressed */
  & > button[aria-expanded='true']:not(:hover, :active) {
    background: none;
  }

  & h2 {
    flex: 1;
    margin: 0;
    font-size: inherit;
    font-weight: var(--fl-weight-strong);
  }

  & small {
    display: inline-block;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
  }

  @media (prefers-reduced-motion: no-preference) {
    &[data-folded] small {
      animation: ${enter} var(--fl-motion-enter) var(--fl-motion-ease);
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
  ${levelColours}
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  align-items: start;
  gap: 2px var(--fl-space-3);
  padding: var(--fl-space-3) var(--fl-space-3) var(--fl-space-2) var(--fl-space-3);
  border-inline-start: 4px solid var(--level-fill);
  background: var(--level-subtle);
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  & + & {
    border-block-start: var(--fl-border-width) solid var(--level-border);
  }

  & > div {
    min-width: 0;
  }

  & h3 {
    display: flex;
    gap: var(--fl-space-2);
    align-items: baseline;
    justify-content: space-between;
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
  margin-block-start: var(--fl-space-2);
`;

export const More = styled.p`
  flex: none;
  margin: 0;
  padding: var(--fl-space-2) var(--fl-space-4);
  border-top: var(--fl-border-width) solid var(--fl-border-default);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;
