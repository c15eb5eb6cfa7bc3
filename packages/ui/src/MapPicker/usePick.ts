import type { Problem } from '@fireline/domain/lib';
import type { Geocoder, GeocoderNote } from '@fireline/domain/site';
import { useEffect, useRef, useState } from 'react';
import { type FormControl, useFormReset } from '../lib/field/useFormReset.ts';
import { type MapPick, type PickEvent, type Picking, pickOf, picked, problemsOf, startWith } from './pick.ts';

export interface PickChange {
  readonly value: MapPick | null;
  /** What is missing for a whole address; empty when nothing is. */
  readonly problems: readonly Problem[];
}

interface PickOptions {
  readonly geocoder: Geocoder;
  readonly value: MapPick | null | undefined;
  readonly defaultValue: MapPick | null | undefined;
  readonly onChange: ((change: PickChange) => void) | undefined;
}

/** What is picked, and how to change it. Each new point is asked for; a question that is no longer wanted is aborted. */
export function usePick(
  { geocoder, value, defaultValue, onChange }: PickOptions,
  onTold: (note: GeocoderNote | undefined) => void,
  control: FormControl,
): readonly [Picking, (event: PickEvent) => void] {
  const [picking, setPicking] = useState(() => startWith(value === undefined ? defaultValue : value));
  const [first] = useState(picking);
  const latest = useRef(picking);
  const outside = useRef({ geocoder, onChange, onTold });
  useEffect(() => {
    outside.current = { geocoder, onChange, onTold };
  });
  const send = (event: PickEvent): void => {
    const before = latest.current;
    const next = picked(before, event);
    if (next === before) return;
    latest.current = next;
    setPicking(next);
    const value = pickOf(next);
    // that a question is on its way changes nothing for the owner
    if (event.type !== 'retry' && event.type !== 'failed')
      outside.current.onChange?.({ value, problems: problemsOf(value) });
  };
  const begin = (next: Picking): void => {
    latest.current = next;
    setPicking(next);
  };
  // an owner who gives back what was handed over changes nothing; who gives another takes the place of what is picked
  const given = value === undefined ? undefined : JSON.stringify(value);
  useEffect(() => {
    if (given === undefined || given === JSON.stringify(pickOf(latest.current))) return;
    begin(startWith(JSON.parse(given) as MapPick | null));
  }, [given]);
  useFormReset(control, () => {
    begin(first);
    onChange?.({ value: pickOf(first), problems: problemsOf(pickOf(first)) });
  });
  const { point, state, turn } = picking;
  const isAsking = state === 'resolving' && point !== null;
  useEffect(() => {
    if (!isAsking) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (event: PickEvent): void => {
      if (!signal.aborted) send(event);
    };
    const ask = async (): Promise<void> => {
      try {
        let told: GeocoderNote | undefined;
        const onNote = (note: GeocoderNote): void => void (told = note);
        const found = await outside.current.geocoder.reverse(point, { signal, onNote });
        if (!signal.aborted) outside.current.onTold(told);
        tell({ type: 'resolved', turn, found });
      } catch {
        tell({ type: 'failed', turn });
      }
    };
    void ask();
    return () => controller.abort();
    // each turn is one question; what is asked with it is read when it is asked
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsking, turn]);
  return [picking, send];
}
