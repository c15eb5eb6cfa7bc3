// What every React page of this bench weighs: taken off the weights of the others.
import { Fragment } from 'react';
import { register } from './harness.ts';
import { createShell } from './shell.tsx';

register({
  scroller: () => null,
  mount(host) {
    createShell(host, Fragment);
    return { update: () => undefined };
  },
});
