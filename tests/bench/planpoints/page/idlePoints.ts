import { register } from './harness.ts';

register({ mount: () => () => {} });
