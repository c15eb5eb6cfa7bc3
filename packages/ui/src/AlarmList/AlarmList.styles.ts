import { styled } from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  min-height: 0;
  overflow: hidden;
  background: var(--fl-surface-raised);
  color: var(--fl-text-default);
  font-size: var(--fl-type-body);
  line-height: var(--fl-leading-tight);
`;

export const HeadRoot = styled.header`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-3);
  align-items: center;
  min-height: calc(var(--fl-size-control) + var(--fl-space-2));
  padding: var(--fl-space-1) var(--fl-space-2) var(--fl-space-1) var(--fl-space-4);
  border-block-end: var(--fl-border-width) solid var(--fl-border-default);

  & > :is(h2, h3, h4) {
    flex: 1 1 auto;
    max-width: 100%;
    margin: 0;
    font-size: var(--fl-type-title);
    font-weight: var(--fl-weight-strong);
  }

  & small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
    font-weight: var(--fl-weight-regular);
    font-variant-numeric: tabular-nums;
  }
`;

export const Orders = styled.div`
  display: flex;

  & > button {
    padding-inline: var(--fl-space-2);
    font-size: var(--fl-type-caption);
  }
`;

/** Whether the list moves: a dot and a word, no colour. */
export const LiveMark = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: var(--fl-size-control);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  &::before {
    width: 8px;
    height: 8px;
    border: 2px solid currentcolor;
    border-radius: 50%;
    background: currentcolor;
    content: '';
  }

  &[data-held]::before,
  &[data-stale]::before {
    background: none;
  }

  &[data-stale] {
    color: var(--fl-text-default);
    font-weight: var(--fl-weight-strong);
  }
`;

export const FloodNotice = styled.p`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-2);
  align-items: center;
  margin: 0;
  padding: var(--fl-space-2) var(--fl-space-4);
  border-block-end: var(--fl-border-width) solid var(--fl-status-attention-border);
  background: var(--fl-status-attention-subtle);
  color: var(--fl-status-attention-text);
  font-weight: var(--fl-weight-strong);

  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
  }

  & > span {
    flex: 1 1 200px;
  }

  & > time {
    font-weight: var(--fl-weight-regular);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export const Loading = styled.div`
  padding: var(--fl-space-4);
`;

export const Scroller = styled.div`
  container-type: inline-size;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Body = styled.div`
  position: relative;
  min-width: 0;
`;
