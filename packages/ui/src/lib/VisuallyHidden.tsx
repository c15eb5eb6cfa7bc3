import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Hidden = styled.span`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. @example <VisuallyHidden>3 条未处理</VisuallyHidden> */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <Hidden {...props} />;
}
