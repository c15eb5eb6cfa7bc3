export { type Link, LinkState, type LinkStateProps, linkText } from './LinkState.tsx';
export { type PushLink, linkTruth } from './linkTruth.ts';
