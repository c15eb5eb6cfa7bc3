/** What a field or a filter lets somebody choose by its name. @spec SHL-23 SES-08 */
export const choiceKinds = ['org', 'partner', 'unit', 'maint', 'place'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** Choices that a search returns at most. Decision: what is not among them is found by typing more. @spec SHL-23 */
export const choicesMax = 20;
