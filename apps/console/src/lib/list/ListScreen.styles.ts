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

  /* two beside each other, so that something of what is filtered is seen */
  @media ${phoneWidth} {
    flex-basis: 100%;

    & > :not(${FilterNote}) {
      flex: 1 1 150px;
      min-width: 0;
    }
    /* two days stand in one line, and so does what is searched */
    & > :has([type='search'], [role='spinbutton']) {
      flex-basis: 100%;
    }
  }

  @media ${lowHeight} {
    flex-wrap: nowrap;
    overflow-x: auto;

    & > :not(${FilterNote}) {
      flex: none;
    }
  }
`;

/** A screen that is one table under its header: the table takes the height and scrolls, the page does not. */
export const ListScreen = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
  min-height: 0;

  /* what stands above the table takes its room; the page scrolls where the window is low */
  &[data-lead] {
    /* made smaller than what it holds, it would cut a title of several lines to the height of one */
    flex: none;
    grid-template-rows: auto auto minmax(320px, 1fr);
    height: auto;
    min-height: 100%;
  }

  /* many filters take several lines of their own; count, columns and export stay beside the first */
  @media ${deskWidth} {
    & [data-toolbar]:has(> ${FilterBar}) {
      flex-wrap: nowrap;
      align-items: first baseline;
    }
    & [data-toolbar] > :not(${FilterBar}) {
      flex-shrink: 0;
    }
  }

  /* the page scrolls, and the table keeps a few rows */
  @media ${lowHeight} {
    grid-template-rows: auto minmax(240px, 1fr);
    height: auto;

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

/** Names a part of a screen for those who hear it, where those who see need no title. */
export const HiddenHeading = styled.h2`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;
