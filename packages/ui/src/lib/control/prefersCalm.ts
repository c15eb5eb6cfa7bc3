/** Whether the reader asked for reduced motion; true where nobody can be asked, as in jsdom. */
export const prefersCalm = (): boolean =>
  typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches;
