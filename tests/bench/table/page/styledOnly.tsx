// React and styled-components.
import { styled } from 'styled-components';
import { register } from './harness.ts';
import { createShell } from './shell.tsx';

const Bold = styled.b`
  font-weight: 600;
`;

register({
  scroller: () => null,
  mount(host) {
    createShell(host, Bold);
    return { update: () => undefined };
  },
});
