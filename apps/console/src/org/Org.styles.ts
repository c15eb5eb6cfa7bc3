import { styled } from 'styled-components';
import { phoneWidth } from '../lib/phoneWidth.ts';

/** As high as what the page's header leaves; each pane is scrolled by itself. */
export const Panes = styled.div`
  flex: 1;
  min-height: 420px;
`;

export const TreePane = styled.div`
  padding-inline-end: var(--fl-space-3);

  @media ${phoneWidth} {
    padding: 0;
  }
`;

export const DetailPane = styled.div`
  padding-inline-start: var(--fl-space-3);

  @media ${phoneWidth} {
    padding: 0;
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: var(--fl-space-3);
  grid-template-columns: minmax(0, 1fr);
`;

export const DetailHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--fl-space-2);

  & > h2 {
    margin: 0;
    font-size: var(--fl-type-heading);
    overflow-wrap: anywhere;
  }
`;

export const DetailTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
`;

export const AreaMap = styled.div`
  height: 260px;

  & > * {
    height: 100%;
  }
`;
