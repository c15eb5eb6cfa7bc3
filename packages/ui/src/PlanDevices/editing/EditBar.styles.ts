import { styled } from 'styled-components';
import { floatingSurface } from '../../lib/fragments.ts';

/** Along the lower edge, over the plan. */
export const Bar = styled.div`
  ${floatingSurface}
  position: absolute;
  z-index: 2;
  inset-block-end: var(--fl-space-2);
  left: 50%;
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-1) var(--fl-space-3);
  align-items: center;
  justify-content: center;
  width: max-content;
  max-width: calc(100% - 16px);
  padding: var(--fl-space-1);
  translate: -50%;

  @container (max-width: 560px) {
    inset-block: var(--fl-space-2) auto;
    inset-inline: auto var(--fl-space-2);
    left: auto;
    justify-content: end;
    max-width: calc(100% - 140px);
    translate: none;
  }
`;

export const Part = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  align-items: center;

  &[data-end] {
    gap: var(--fl-space-2);
    padding-inline-start: var(--fl-space-2);
  }
`;

export const Told = styled.span`
  padding-inline: var(--fl-space-2);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  &:empty {
    display: none;
  }
  &[data-failed] {
    color: var(--fl-text-danger);
  }
`;
