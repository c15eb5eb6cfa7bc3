import { defineForm, oneOf, type Problem, text } from '../lib/index.ts';
import { projectLabelChars, projectLabelsMax } from './limits.ts';

/** Colours of labels. Decision: those of charts, as red and amber belong to alarms. @spec SIT-08 */
export const labelColours = ['teal', 'brown', 'indigo', 'olive', 'plum', 'grey'] as const;
export type LabelColour = (typeof labelColours)[number];

/** Shapes of labels: two labels differ without their colours too. @spec SIT-08 LIB-05 */
export const labelShapes = ['circle', 'square', 'triangle', 'diamond'] as const;
export type LabelShape = (typeof labelShapes)[number];

/** A label: a name that groups devices of a project ("2F east"), with the mark that stands before it. @spec SIT-08 */
export const projectLabelForm = defineForm({
  name: text(projectLabelChars),
  colour: oneOf(labelColours),
  shape: oneOf(labelShapes),
});

/**
 * Why a project cannot have a label of this name, or nothing.
 * @param names those of its other labels
 * @param isNew a label that is renamed adds none
 * @spec SIT-08
 */
export function checkProjectLabel(name: string, names: readonly string[], isNew: boolean): Problem | undefined {
  if (names.includes(name)) return { code: 'site.project.label.taken', field: 'name' };
  return isNew && names.length >= projectLabelsMax
    ? { code: 'site.project.label.tooMany', field: 'name', args: { max: projectLabelsMax } }
    : undefined;
}
