import { styled } from 'styled-components';
import { phoneWidth } from '../lib/phoneWidth.ts';

/** As high as what the page's header leaves; each pane is scrolled by itself. */
export const Panes = styled.div`
  flex: 1;
  min-height: 420px;
`;

/** The tree is as high as the pane, and scrolls by itself. */
export const TreePane = styled.div`
  --fl-tree-height: none;

  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  height: 100%;
  padding-inline-end: var(--fl-space-3);

  @media ${phoneWidth} {
    --fl-tree-height: initial;

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
