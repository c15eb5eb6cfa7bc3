/** The moment that stories live in unless their `clockAt` parameter names another. */
const storyNow = Date.parse('2026-11-21T03:04:05Z');

export const storyClockAt = (parameters: Readonly<Record<string, unknown>>): number =>
  typeof parameters.clockAt === 'string' ? Date.parse(parameters.clockAt) : storyNow;
