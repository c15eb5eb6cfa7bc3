import { styled } from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: var(--fl-border-width) solid var(--fl-border-subtle);
  border-radius: var(--fl-radius-large);
  background: var(--fl-surface-raised);
  color: var(--fl-text-default);
`;

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--fl-space-2) var(--fl-space-3);
  min-height: calc(var(--fl-size-control) + var(--fl-space-3));
  padding: var(--fl-space-1) var(--fl-size-inset) var(--fl-space-1) var(--fl-space-4);
`;

export const Title = styled.h3`
  font-size: var(--fl-type-title);
  font-weight: var(--fl-weight-strong);
  line-height: var(--fl-leading-tight);
`;

export const Body = styled.div`
  flex: 1;
  min-width: 0;
  padding: var(--fl-space-4);

  header + & {
    padding-block-start: var(--fl-space-1);
  }
  &[data-flush] {
    overflow: hidden;
    padding: 0;
    border-radius: 0 0 var(--fl-radius-large) var(--fl-radius-large);
  }
`;
