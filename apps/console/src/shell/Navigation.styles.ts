import { focusRing, oneLine } from '@fireline/ui/lib';
import { styled } from 'styled-components';
import { popupRoom } from './popupRoom.ts';

export const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Label = styled.span`
  ${oneLine}
`;

export const GroupTitle = styled.p`
  ${oneLine}
  padding: var(--fl-space-4) var(--fl-space-3) var(--fl-space-1);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

export const Item = styled.a`
  ${focusRing}
  display: flex;
  align-items: center;
  gap: var(--fl-space-3);
  height: 36px;
  scroll-margin-block: var(--fl-space-6) ${popupRoom};
  padding-inline: var(--fl-space-3);
  border-radius: var(--fl-radius-medium);
  color: var(--fl-text-default);
  text-decoration: none;

  & > svg {
    flex: none;
    color: var(--fl-text-muted);
  }

  &:hover {
    background: var(--fl-action-quiet-hover);
  }

  &[aria-current='page'] {
    background: var(--fl-surface-selected);
    font-weight: var(--fl-weight-strong);
  }

  &[aria-current='page'] > svg {
    color: var(--fl-text-default);
  }
`;

export const Nav = styled.nav`
  /* folded pop-ups stand over the end of the menu */
  padding: var(--fl-space-3) var(--fl-space-2) ${popupRoom};

  &[data-folded] ${Label}, &[data-folded] ${GroupTitle} {
    display: none;
  }

  &[data-folded] ${List} ${List} {
    margin-block-start: var(--fl-space-2);
    padding-block-start: var(--fl-space-2);
    border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  }
`;
