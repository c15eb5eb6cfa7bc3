import { everyCallOf } from './everyCall.suite.ts';

everyCallOf('renewal');
