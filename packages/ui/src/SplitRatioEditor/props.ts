import type { SplitTask } from '@fireline/domain/finance';
import type { Cents, Problem } from '@fireline/domain/lib';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import type { FieldControl } from '../lib/field/useFieldControl.ts';
import type { SplitDraft } from './drafts.ts';
import type { SplitRecipient } from './sheet.ts';

export interface SplitChange {
  /** The rows as they were typed, for the editor itself. */
  readonly value: readonly SplitDraft[];
  /** What can be saved; null while anything is wrong. */
  readonly tasks: readonly SplitTask[] | null;
  /** What is wrong, as the gateway would say it. */
  readonly problems: readonly Problem[];
}

export interface SplitRatioEditorProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** What is split: the name of the rule or of its kind of order. */
  readonly label: string;
  readonly description?: ReactNode;
  /** What the owner found wrong, such as the gateway's answer. */
  readonly problem?: ReactNode;
  /** The rows. Undefined: the editor keeps its own. */
  readonly value?: readonly SplitDraft[];
  /** Default: the saved rule. */
  readonly defaultValue?: readonly SplitDraft[];
  readonly onChange?: (change: SplitChange) => void;
  /** The rule as it is stored: what differs from it is marked. */
  readonly saved?: readonly SplitTask[];
  /** Who can be given a part. Without them rows come from a sheet only. */
  readonly recipients?: readonly SplitRecipient[];
  /** The merchant's maximum split ratio. Default: no maximum but the whole. */
  readonly merchantMaxPercent?: number;
  /** What the payment provider lets out of a payment, in percent: more is warned of. Default: not known. */
  readonly providerMaxPercent?: number;
  /** Orders that the ratios are tried on at first. Default: three of different size, one of an odd cent. */
  readonly defaultSamples?: readonly Cents[];
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** `focus()` leads to what is wrong, else to the first row. */
  readonly inputRef?: Ref<FieldControl>;
  /** Under this name the tasks go with their form, as JSON; nothing while they cannot be saved. */
  readonly name?: string;
}
