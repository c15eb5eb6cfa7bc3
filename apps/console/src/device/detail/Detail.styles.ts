import { styled } from 'styled-components';
import { Whereabouts } from '../../lib/page/Whereabouts.tsx';
import { phoneWidth } from '../../lib/phoneWidth.ts';

/** Right below the title line. */
export const Where = styled(Whereabouts)`
  margin-block-start: calc(-1 * var(--fl-space-3));
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
  & dd > small {
    display: block;
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }
`;
