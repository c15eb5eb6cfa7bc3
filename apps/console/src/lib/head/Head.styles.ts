import { oneLine } from '@fireline/ui/lib';
import { styled } from 'styled-components';

/** A picture that fills its room whatever its own size is. */
export const Filling = styled.div`
  display: grid;
  height: 100%;

  & > a {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    min-height: 0;
    color: inherit;
  }
  & img,
  & > a > :first-child {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: cover;
  }
`;

/** Which building is drawn: of several it is the worst. */
export const Caption = styled.span`
  ${oneLine}
  padding: 0 var(--fl-space-2) var(--fl-space-1);
  font-size: var(--fl-type-caption);
  text-align: center;
`;
