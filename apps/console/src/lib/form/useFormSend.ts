import { CallError, type Client } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import type { FormProps } from '@fireline/ui/Form';
import { type ToastContent, useToast } from '@fireline/ui/Toast';
import { useReason } from '../page/failure.ts';

type Submitted<Value> = Awaited<ReturnType<NonNullable<FormProps<Value>['onSubmit']>>>;

/** What a form of the domain lets through. */
export type FormValue<Form extends { readonly check: (input: never) => unknown }> =
  Extract<ReturnType<Form['check']>, { readonly ok: true }> extends { readonly value: infer Value } ? Value : never;

export interface FormSend<Value, Reply> {
  readonly send: (value: Value, client: Client) => Promise<Reply>;
  /** The sentence that says so. */
  readonly saved: (reply: Reply) => string;
  /** Offered with that sentence, such as to take it back. */
  readonly offers?: (reply: Reply) => ToastContent['action'];
  /** Forgotten once it is saved. */
  readonly draft?: { readonly forget: () => void };
  readonly onSaved: (reply: Reply) => void;
}

/**
 * The `onSubmit` of a form that is sent to the gateway: a refusal appears at its field, what has no field above the form; a defect of the
 * program is thrown.
 * @spec SHL-15 SHL-18
 */
export function useFormSend<Value, Reply>({ send, saved, offers, draft, onSaved }: FormSend<Value, Reply>) {
  const { client } = useApi();
  const toasts = useToast();
  const reason = useReason();
  return async ({ value }: { readonly value: Value }): Promise<Submitted<Value>> => {
    try {
      const reply = await send(value, client);
      const action = offers?.(reply);
      toasts.show({ tone: 'success', title: saved(reply), ...(action && { action }) });
      draft?.forget();
      onSaved(reply);
      return undefined;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return error.problems.length > 0 ? error.problems : [{ message: reason(error) }];
    }
  };
}
