import { focusRing } from '@fireline/ui/lib';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  max-width: 640px;
  min-height: 100dvh;
  margin-inline: auto;
  padding-inline: max(var(--fl-space-4), env(safe-area-inset-left)) max(var(--fl-space-4), env(safe-area-inset-right));
  overflow-wrap: anywhere;
`;

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--fl-space-2);
  padding-block: max(var(--fl-space-1), env(safe-area-inset-top)) var(--fl-space-1);
`;

export const Brand = styled.p`
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
`;

export const Languages = styled.div`
  display: flex;
  margin-inline: auto -6px;

  @media print {
    display: none;
  }
`;

export const Choice = styled.button.attrs({ type: 'button' })`
  min-width: 44px;
  min-height: 44px;
  padding: 0 6px;
  border: 0;
  border-radius: var(--fl-radius-medium);
  background: none;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);
  cursor: pointer;
  ${focusRing}

  &[aria-pressed='true'] {
    color: var(--fl-text-default);
    font-weight: var(--fl-weight-strong);
    text-decoration: underline;
    text-decoration-color: var(--fl-action-primary);
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
  }
`;
