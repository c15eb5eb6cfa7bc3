/**
 * A form's values as a person enters them, before the form reads them: figures and switches may still be text, and what may be left out may be
 * absent. It is the input type of a form's Standard Schema: the type of `defaultValues` of a form library.
 * @example
 * const defaultValues: FormDraft<Inspector> = { unitId: '', realName: '', mobile: '' };
 */
export type FormDraft<T> = T extends string
  ? string
  : T extends number
    ? number | string
    : T extends boolean
      ? boolean | string
      : T extends readonly (infer Item)[]
        ? FormDraft<Item>[]
        : T extends { arrayBuffer(): Promise<ArrayBuffer> }
          ? T
          : T extends object
            ? DraftOf<T>
            : T;

type OptionalName<T> = { [Name in keyof T]-?: undefined extends T[Name] ? Name : never }[keyof T];
type DraftOf<T> = {
  -readonly [Name in Exclude<keyof T, OptionalName<T>>]: FormDraft<T[Name]>;
} & {
  -readonly [Name in OptionalName<T>]?: FormDraft<T[Name]> | undefined;
};
