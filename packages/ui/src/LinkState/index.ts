export { type Link, LinkState, type LinkStateProps, linkText } from './LinkState.tsx';
