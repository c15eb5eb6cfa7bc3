import { styled } from 'styled-components';
import { lowHeight, phoneWidth } from '../phoneWidth.ts';

export const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-3);
  align-items: center;
  min-height: 48px;
  /* shows where the actions stand below the title */
  padding-block: var(--fl-space-1);

  @media ${lowHeight} {
    min-height: 32px;
    padding-block: 0;
  }
`;

/** Stays in one line with its count, and wraps only where the window is narrower than the title. */
export const Title = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;
  min-width: 0;

  & > h1 {
    overflow-wrap: anywhere;
    font-size: var(--fl-type-heading);
    font-weight: var(--fl-weight-strong);
    line-height: var(--fl-leading-tight);
  }
`;

export const Count = styled.span`
  color: var(--fl-text-muted);
  font-variant-numeric: tabular-nums;
`;

export const Stale = styled.span`
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;
  margin-inline-start: auto;
`;

/** The way to the page; on a phone the last step of it. */
export const Way = styled.div`
  min-width: 0;
  font-size: var(--fl-type-caption);

  @media ${phoneWidth} {
    flex-basis: 100%;

    & li:not(:last-child) {
      display: none;
    }
  }
`;
