import { type Problem, checkFile } from '@fireline/domain/lib';
import { checkImage } from '@fireline/domain/shell';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { offersOf } from '../lib/choice/offers.ts';
import { useFocusNext } from '../lib/control/useFocusNext.ts';
import { type UndoMemory, useUndo } from '../lib/overlay/useUndo.ts';
import { useWords } from '../lib/format/useWords.ts';
import { listWords } from '../lib/words.ts';
import { originOf, readImage } from './compress.ts';

/** A file that is no picture of the field: being read, or refused with its problem. */
export interface Beside {
  readonly key: string;
  readonly file: File;
  readonly problem: Problem | undefined;
}

export interface PictureRules {
  readonly kinds: readonly string[];
  readonly bytesMax: number | undefined;
  readonly countMax: number | undefined;
}

export interface PicturesOptions extends PictureRules {
  readonly root: RefObject<HTMLElement | null>;
  readonly images: readonly File[];
  readonly set: (images: readonly File[]) => void;
}

export interface Pictures {
  readonly beside: readonly Beside[];
  readonly memory: UndoMemory<readonly File[]>;
  readonly add: (files: readonly File[]) => void;
  /** `act` is the button that keeps the focus, on the picture where it then stands. */
  readonly move: (at: number, to: number, act: string) => void;
  readonly remove: (at: number) => void;
  readonly dismiss: (key: string) => void;
  /** Ends what is under way, and forgets what was refused or could be taken back. */
  readonly clear: () => void;
}

/** A picture keeps its key while it is read, compressed and moved, and with it its place on the page. */
const keys = new WeakMap<File, string>();
let count = 0;
export const keyOf = (file: File): string => {
  const key = keys.get(file) ?? `${(count += 1)}`;
  keys.set(file, key);
  return key;
};

/** The picture as it may be sent, or why it may not. */
async function outcomeOf(file: File, { bytesMax, countMax = Infinity }: PictureRules, count: () => number) {
  const full = (): Problem | undefined =>
    count() >= countMax ? { code: 'form.fileCount', args: { 0: countMax } } : undefined;
  const refused = full();
  if (refused) return refused;
  const made = await readImage(file).catch(() => undefined);
  if (!made) return { code: 'form.imageBroken' };
  const { name, type, size } = made;
  // taking back a removal may have filled the field meanwhile
  return checkFile('', { name, type, sizeBytes: size }, { bytesMax }) ?? full() ?? made;
}

/** The pictures and what may be done with them. Files are read one after another: in their order, and within a phone's memory. */
export function usePictures(options: PicturesOptions): Pictures {
  const { root, images, kinds } = options;
  const t = useWords(listWords);
  const focusNext = useFocusNext(root);
  const [beside, setBeside] = useState<readonly Beside[]>([]);
  const wanted = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());
  // two pictures may be ready before either is drawn, and speak to the owner of then
  const now = useRef(images);
  const latest = useRef(options);
  useEffect(() => {
    now.current = images;
    latest.current = options;
  });
  useEffect(() => {
    const all = wanted.current;
    return () => all.clear();
  }, []);
  const put = (next: readonly File[]): void => {
    now.current = next;
    latest.current.set(next);
  };
  const memory = useUndo<readonly File[]>((before) => {
    // what has come since stays
    put([...before, ...now.current.filter((file) => !before.includes(file))]);
    focusNext('[data-act="undo"]', '[data-act="choose"]');
  });
  const take = async ({ key, file }: Beside): Promise<void> => {
    if (!wanted.current.has(key)) return;
    const outcome = await outcomeOf(file, latest.current, () => now.current.length);
    if (!wanted.current.delete(key)) return;
    if (!(outcome instanceof File)) {
      setBeside((all) => all.map((one) => (one.key === key ? { ...one, problem: outcome } : one)));
      return;
    }
    keys.set(outcome, key);
    setBeside((all) => all.filter((one) => one.key !== key));
    put([...now.current, outcome]);
    // the room that was left by a removal is taken
    if (now.current.length >= (latest.current.countMax ?? Infinity)) memory.forget();
  };
  return {
    beside,
    memory,
    add: (files) => {
      const there = [...images, ...beside.filter(({ problem }) => !problem).map(({ file }) => file)].map(originOf);
      const known = there.map(({ name, size }) => ({ name, sizeBytes: size }));
      const check = ({ name, type, size }: File) => checkImage('', { name, type, sizeBytes: size }, kinds);
      // how many there may be is asked when each has been read: one that cannot be opened takes no room
      const offers = offersOf(files, known, { check, countMax: undefined });
      const fresh = offers.map((offer) => ({ key: `${(count += 1)}`, ...offer }));
      setBeside((all) => [...all, ...fresh]);
      for (const one of fresh.filter(({ problem }) => !problem)) {
        wanted.current.add(one.key);
        queue.current = queue.current.then(() => take(one));
      }
    },
    move: (at, to, act) => {
      const file = images[at];
      if (!file || to < 0 || to >= images.length) return;
      memory.remember(images, t('List.moved', { name: file.name, position: to + 1, count: images.length }));
      put(images.toSpliced(at, 1).toSpliced(to, 0, file));
      focusNext(`[data-at="${to}"] [data-act="${act}"]`, `[data-at="${to}"] [data-act]`);
    },
    remove: (at) => {
      memory.remember(images, t('List.removed', { name: images[at]?.name ?? '' }));
      put(images.toSpliced(at, 1));
      focusNext(
        `[data-at="${at}"] [data-act="remove"]`,
        `[data-at="${at - 1}"] [data-act="remove"]`,
        '[data-act="choose"]',
      );
    },
    dismiss: (key) => {
      wanted.current.delete(key);
      setBeside((all) => all.filter((one) => one.key !== key));
      focusNext('[data-act="choose"]');
    },
    clear: () => {
      wanted.current.clear();
      setBeside([]);
      memory.forget();
    },
  };
}
