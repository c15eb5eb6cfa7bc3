export { Form, FormSubmit, type FormProps, type FormSubmitProps, type Submission } from './Form.tsx';
export { type FormFieldOptions, type FormFieldProps, useFormField, useFormState } from './useFormField.ts';
export type { FormIssue, FormProblem, FormSchema } from './schema.ts';
