import type { Phrase } from './phrases.ts';

/**
 * What an area notes in the user log. An action has a word, `session.log.` and its name, or it does not compile; the words hold those of the area's
 * fields as well. The names are written out because the builds of apps leave tables of words empty.
 * @spec SES-10
 */
/* #__NO_SIDE_EFFECTS__ */
export const defineLog = <
  const Action extends string,
  Words extends Readonly<Record<`session.log.${Action}`, Phrase>>,
>(log: {
  readonly actions: readonly Action[];
  readonly words: Words;
}) => log;
