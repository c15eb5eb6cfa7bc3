import { laterPart } from '../laterPart.tsx';

/** What support asks for about a failure, small, with a way to copy it: failures are rare, a page without one does not download the line. The text alone until it is there. */
export const Reference = laterPart(
  async () => (await import('./ReferenceLine.tsx')).ReferenceLine,
  ({ text }) => <small>{text}</small>,
);
