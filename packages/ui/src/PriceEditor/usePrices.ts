import { type RefObject, useState } from 'react';
import type { Problem } from '@fireline/domain/lib';
import type { MeteredResource, StorageProduct } from '@fireline/domain/tariff';
import { useFormValue } from '../lib/field/useFormReset.ts';
import { type PriceDrafts, type Prices, type ServiceDraft, filledDown, readPrices } from './prices.ts';

export interface PriceChange {
  /** The list as it was typed, for the editor itself. */
  readonly value: PriceDrafts;
  /** What can be saved, in whole cents; null while anything is wrong. */
  readonly prices: Prices | null;
  /** What is wrong, each with the path of its field. */
  readonly problems: readonly Problem[];
}

export interface PricesOptions {
  readonly value: PriceDrafts | undefined;
  readonly defaultValue: PriceDrafts;
  readonly onChange: ((change: PriceChange) => void) | undefined;
}

/** A row list with one field of one row changed. */
const withField = <Row extends object>(
  rows: readonly Row[] | undefined,
  at: number,
  change: Partial<Row>,
): readonly Row[] => (rows ?? []).map((row, index) => (index === at ? { ...row, ...change } : row));

export type Line = 'packages' | 'storage';

export interface PricesOfEditor {
  readonly drafts: PriceDrafts;
  readonly prices: Prices | null;
  /** What to say of a field: nothing of one that is empty and was not left yet. */
  readonly problemAt: (field: string) => Problem | undefined;
  readonly leave: (field: string) => void;
  readonly setService: (at: number, change: Partial<ServiceDraft>) => void;
  readonly setLine: (line: Line, at: number, change: Readonly<Record<string, string>>) => void;
  readonly fillDown: (at: number, said: string) => void;
  readonly addPackage: (resource: MeteredResource) => void;
  readonly addStorage: (product: StorageProduct) => void;
  readonly remove: (line: Line, at: number, said: string) => void;
  /** What was done to many cells at once and can be taken back, until something is typed. */
  readonly done: string | undefined;
  readonly undo: () => void;
}

interface Step {
  readonly said: string;
  readonly before: PriceDrafts;
}

const requiredCodes: ReadonlySet<string> = new Set(['form.required', 'tariff.price.required']);

/** The list, what it says, and what can be done with it. */
export function usePrices(options: PricesOptions, hidden: RefObject<HTMLInputElement | null>): PricesOfEditor {
  const [step, setStep] = useState<Step>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [drafts, setDrafts] = useFormValue<PriceDrafts>({
    control: hidden,
    value: options.value,
    defaultValue: options.defaultValue,
    onChange: ({ value }) => options.onChange?.({ value, ...readPrices(value) }),
  });
  const { prices, problems } = readPrices(drafts);
  const type = (next: PriceDrafts): void => {
    setStep(undefined);
    setDrafts(next);
  };
  const act = (next: PriceDrafts, said: string): void => {
    setStep({ said, before: drafts });
    // the fields behind are others now
    setLeft(new Set());
    setDrafts(next);
  };
  return {
    drafts,
    prices,
    problemAt: (field) =>
      problems.find((problem) => problem.field === field && (left.has(field) || !requiredCodes.has(problem.code))),
    leave: (field) => setLeft(new Set([...left, field])),
    setService: (at, change) => type({ ...drafts, service: withField(drafts.service, at, change) }),
    setLine: (line, at, change) => type({ ...drafts, [line]: withField<object>(drafts[line], at, change) }),
    fillDown: (at, said) => {
      const prices = filledDown(drafts.service?.[at]?.prices ?? []);
      act({ ...drafts, service: withField(drafts.service, at, { prices }) }, said);
    },
    addPackage: (resource) =>
      type({ ...drafts, packages: [...(drafts.packages ?? []), { resource, quantity: '', amount: '' }] }),
    addStorage: (product) =>
      type({ ...drafts, storage: [...(drafts.storage ?? []), { product, months: '', amount: '' }] }),
    remove: (line, at, said) => act({ ...drafts, [line]: (drafts[line] ?? []).filter((_, row) => row !== at) }, said),
    done: step?.said,
    undo: () => {
      if (!step) return;
      setDrafts(step.before);
      setStep(undefined);
    },
  };
}
