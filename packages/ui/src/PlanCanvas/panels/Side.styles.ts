import { styled } from 'styled-components';
import { focusRing, oneLine } from '../../lib/fragments.ts';

export const Side = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  box-sizing: border-box;
  width: 288px;
  min-height: 0;
  border-inline-start: var(--fl-border-width) solid var(--fl-border-default);
  background: var(--fl-surface-overlay);

  @container (max-width: 560px) {
    width: 100%;
    height: 56%;
    border-block-start: var(--fl-border-width) solid var(--fl-border-default);
    border-inline-start: 0;
  }
`;

export const SideHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--fl-space-1) var(--fl-space-1) var(--fl-space-1) var(--fl-space-3);

  & > h3 {
    margin: 0;
    font-size: var(--fl-type-body);
    font-weight: var(--fl-weight-strong);
  }
`;

export const SideTop = styled.div`
  display: grid;
  gap: var(--fl-space-2);
  padding: 0 var(--fl-space-3) var(--fl-space-2);
  border-bottom: var(--fl-border-width) solid var(--fl-border-subtle);
`;

export const SideRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-1);
`;

export const SideNote = styled.p`
  /* words give way to the buttons beside them */
  flex: 1 1 0;
  margin: 0;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

export const SideList = styled.ul`
  flex: 1 1 0;
  min-height: 0;
  margin: 0;
  padding: var(--fl-space-1) 0;
  overflow: auto;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--fl-space-2);
    padding-inline: var(--fl-space-3);
    content-visibility: auto;
    contain-intrinsic-size: auto var(--fl-size-control);
  }
  & > li > :first-child {
    flex: 1 1 auto;
    min-width: 0;
  }
`;

export const Count = styled.span`
  flex: none;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  font-variant-numeric: tabular-nums;
`;

export const HitButton = styled.button`
  ${oneLine}
  min-height: var(--fl-size-control);
  padding: 0 var(--fl-space-2);
  border: 0;
  border-radius: var(--fl-radius-small);
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: var(--fl-surface-hover);
  }
  &[aria-current='true'] {
    background: var(--fl-surface-selected);
  }
  @media (forced-colors: active) {
    &[aria-current='true'] {
      outline: 1px solid Highlight;
    }
  }
`;
