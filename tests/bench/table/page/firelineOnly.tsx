// React, styled-components and the provider with its tokens: what every Fireline page weighs before its first table.
import { Frame } from './frame.tsx';
import { register } from './harness.ts';
import { createShell } from './shell.tsx';

register({
  scroller: () => null,
  mount(host) {
    createShell(host, Frame);
    return { update: () => undefined };
  },
});
