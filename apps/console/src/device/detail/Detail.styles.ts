import { styled } from 'styled-components';
import { phoneWidth } from '../../lib/phoneWidth.ts';

/** The lines below the title: where it hangs, when it reported, whom to call. */
export const Where = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-6);
  align-items: baseline;
  margin-block-start: calc(-1 * var(--fl-space-3));

  & > span > span:first-child {
    color: var(--fl-text-muted);
  }
`;

export const Path = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--fl-space-2);

  & > span + span::before {
    content: '›';
    margin-inline-end: var(--fl-space-2);
    color: var(--fl-text-muted);
  }
`;

/** What is looked at first: the values or the picture, and where it is. */
export const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(180px, 1fr) minmax(0, 2fr);
  gap: var(--fl-space-4);

  @media ${phoneWidth} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A plan or a map, in a fixed room: what comes later moves nothing. */
export const Excerpt = styled.div`
  overflow: hidden;
  height: 260px;

  && > * {
    box-sizing: border-box;
    height: 100%;
    min-height: 0;
  }
`;

export const Values = styled.dl`
  display: grid;
  align-content: start;
  gap: var(--fl-space-4);

  & dt {
    color: var(--fl-text-muted);
  }
  & dd {
    margin: 0;
  }
`;
