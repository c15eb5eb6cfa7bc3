import { CallError, type Client } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import type { FormProps } from '@fireline/ui/Form';
import { type ToastContent, useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useLocation } from 'wouter';
import { useReason } from '../page/failure.ts';
import { madeWords } from '../words.ts';

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
  /** Where what was created is shown, by the function {@link shownAt} or `pathTo`: offered with that sentence, unless the reader is there already. */
  readonly opens?: ((reply: Reply) => string) | undefined;
  /** Forgotten once it is saved. */
  readonly draft?: { readonly forget: () => void };
  readonly onSaved: (reply: Reply) => void;
}

/**
 * The address of a list narrowed to one of its rows, which is open beside it.
 * @param search what the list is searched for, such as the name
 * @param param of the address which names the open row
 */
export function shownAt(path: string, id: number | string, search = '', param = 'open'): string {
  const query = new URLSearchParams({ ...(search !== '' && { search }), [param]: String(id) });
  return `${path}?${query.toString()}`;
}

/** Whether the reader is where the address leads, however the list there is narrowed. */
function isHere(address: string): boolean {
  const { pathname, searchParams } = new URL(address, location.href);
  const now = new URLSearchParams(location.search);
  return (
    pathname === location.pathname &&
    [...searchParams].every(([name, value]) => name === 'search' || now.get(name) === value)
  );
}

/**
 * The `onSubmit` of a form that is sent to the gateway: a refusal appears at its field, what has no field above the form; a defect of the
 * program is thrown.
 * @spec SHL-15 SHL-18
 */
export function useFormSend<Value, Reply>({ send, saved, offers, opens, draft, onSaved }: FormSend<Value, Reply>) {
  const { client } = useApi();
  const toasts = useToast();
  const reason = useReason();
  const t = useWords(madeWords);
  const [, navigate] = useLocation();
  return async ({ value }: { readonly value: Value }): Promise<Submitted<Value>> => {
    try {
      const reply = await send(value, client);
      const offered = offers?.(reply);
      draft?.forget();
      onSaved(reply);
      const address = opens?.(reply);
      const isOffered = address !== undefined && !isHere(address);
      const action = isOffered ? { label: t('made.open'), onAct: () => navigate(address) } : offered;
      toasts.show({ tone: 'success', title: saved(reply), ...(action && { action }) });
      return undefined;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return error.problems.length > 0 ? error.problems : [{ message: reason(error) }];
    }
  };
}
