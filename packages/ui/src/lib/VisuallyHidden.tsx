import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { onlyHeard } from './fragments.ts';

const Hidden = styled.span`
  ${onlyHeard}
  margin: -1px;
  padding: 0;
  border: 0;
`;

/** Text for screen readers only. @example <VisuallyHidden>3 条未确认</VisuallyHidden> */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <Hidden {...props} />;
}
