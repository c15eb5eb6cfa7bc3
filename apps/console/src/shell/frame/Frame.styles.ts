import { focusRing, oneLine } from '@fireline/ui/lib';
import { styled } from 'styled-components';
import { handSize, lowHeight, phoneWidth } from '../../lib/phoneWidth.ts';

export const Grid = styled.div`
  display: grid;
  grid-template: minmax(48px, auto) auto minmax(0, 1fr) / auto minmax(0, 1fr);
  height: 100dvh;

  @media ${phoneWidth} {
    grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
  }

  @media ${lowHeight} {
    grid-template-rows: minmax(40px, auto) auto minmax(0, 1fr);
  }
`;

export const Header = styled.header`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--fl-space-3);
  padding-inline: var(--fl-space-2) var(--fl-space-3);
  border-block-end: var(--fl-border-width) solid var(--fl-border-default);
  background: var(--fl-surface-raised);

  @media ${phoneWidth} {
    flex-wrap: wrap;
    gap: 0 var(--fl-space-1);
    padding: var(--fl-space-1) 0 0;
  }

  @media ${handSize} {
    flex-wrap: nowrap;
    min-height: 56px;
    padding: 0 var(--fl-space-1);
  }

  /* one line: what does not fit is scrolled to */
  @media ${lowHeight} {
    flex-wrap: nowrap;
    padding: 0 var(--fl-space-1);
  }
`;

/** What the watch over alarms has to say stands under the header, within the window; it comes last for keys. */
export const Watch = styled.div`
  grid-row: 2;
  grid-column: 1 / -1;

  /* the badge in the header says the same and offers the same */
  @media ${lowHeight} {
    & > [data-banner='sound'] {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;

export const Brand = styled.div`
  ${oneLine}
  flex: none;
  max-width: 240px;
  font-weight: var(--fl-weight-strong);

  /* the logo of the tenant, as high as the name */
  & > img {
    display: inline-block;
    max-width: 96px;
    height: 24px;
    margin-inline-end: var(--fl-space-2);
    object-fit: contain;
    vertical-align: middle;
  }
  & > small {
    margin-inline-start: var(--fl-space-2);
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
  }

  @media ${phoneWidth} {
    flex: 1 1 0;

    /* no button of a menu stands before the name */
    [data-bare] & {
      margin-inline-start: var(--fl-space-3);
    }
  }

  @media ${lowHeight} and ${phoneWidth} {
    display: none;
  }
  @media ${handSize} {
    display: none;
  }
`;

export const Status = styled.div`
  flex: 1;
  min-width: 0;

  /* the header draws the line */
  & > section {
    border: 0;
  }

  /* on a line of its own, under the rest */
  @media ${phoneWidth} {
    order: 1;
    flex-basis: 100%;
  }

  @media ${handSize} {
    order: 0;
    flex-basis: 0;

    & > section {
      padding-inline: var(--fl-space-2);
    }
  }

  @media ${lowHeight} {
    order: 0;
    flex-basis: 0;

    & > section {
      min-height: 0;
      padding-block: 0;
    }
  }

  /* at 400 % zoom: one line, scrolled to */
  @media ${lowHeight} and (width < 600px) {
    overflow: auto hidden;
    max-height: 38px;
    scrollbar-width: none;

    && > section,
    && > section > * {
      flex-wrap: nowrap;
    }
  }
`;

export const Side = styled.div`
  grid-row: 3;
  overflow: hidden auto;
  width: 208px;
  border-inline-end: var(--fl-border-width) solid var(--fl-border-subtle);

  &[data-folded] {
    width: 56px;
  }
`;

/** A screen as high as it gives way to what stands over it; one that is longer is scrolled. */
export const Main = styled.main`
  /* what is hidden from sight far down in it makes it longer, and not the document */
  position: relative;
  display: flex;
  grid-row: 3;
  grid-column: -2 / -1;
  flex-direction: column;
  overflow: auto;
  min-width: 0;
  /* the page's header has room of its own above and below */
  padding: 0 var(--fl-space-4) var(--fl-space-4);
  outline: none;

  @media ${lowHeight} {
    padding: 0 var(--fl-space-1) var(--fl-space-2);
  }
`;

/** Shows itself to those who tab into the page, first of all. */
export const SkipLink = styled.a`
  ${focusRing}
  position: absolute;
  inset-block-start: var(--fl-space-2);
  inset-inline-start: var(--fl-space-2);
  z-index: var(--fl-layer-overlay);
  padding: var(--fl-space-2) var(--fl-space-3);
  background: var(--fl-surface-overlay);
  color: var(--fl-text-link);

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
