import type { Problem } from '@fireline/domain/lib';
import { chatForm, chatImageProblem, imageCount } from '@fireline/domain/service';
import { type RefObject, useState } from 'react';

export interface ChatDraft {
  readonly text: string;
  readonly files: readonly File[];
}

export interface FileProblem {
  readonly name: string;
  readonly problem: Problem;
}

export interface Composer extends ChatDraft {
  readonly write: (text: string) => void;
  /** Takes those in that the chat takes; the others are told by name. */
  readonly addFiles: (files: readonly File[]) => void;
  readonly removeFile: (at: number) => void;
  readonly refused: readonly FileProblem[];
  readonly problem: Problem | undefined;
  readonly send: () => void;
}

const problemOf = ({ text, files }: ChatDraft): Problem | undefined => {
  const result = chatForm.check({ text, images: files.map(({ name }) => name || 'image') });
  return result.ok ? undefined : result.problems[0];
};

export interface ComposerOptions {
  readonly onSend: (draft: ChatDraft) => void;
  readonly defaultText?: string | undefined;
  readonly onWrite?: ((written: { readonly text: string }) => void) | undefined;
}

/** What is being written. It is handed over whole, and stays as it is while anything is wrong with it. */
export function useComposer(
  { onSend, defaultText = '', onWrite }: ComposerOptions,
  input: RefObject<HTMLTextAreaElement | null>,
): Composer {
  const [text, setWritten] = useState(defaultText);
  const setText = (next: string): void => {
    setWritten(next);
    onWrite?.({ text: next });
  };
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly FileProblem[]>([]);
  const [problem, setProblem] = useState<Problem | undefined>();
  const draft = { text, files };
  return {
    ...draft,
    refused,
    problem,
    write: (next) => {
      setText(next);
      setProblem(undefined);
    },
    addFiles: (more) => {
      const judged = more.map((file) => ({
        file,
        problem: chatImageProblem({ type: file.type, sizeBytes: file.size }),
      }));
      const good = judged.filter((one) => !one.problem).map(({ file }) => file);
      const room = Math.max(0, imageCount.max - files.length);
      const tooMany: Problem = { code: 'form.tooMany', field: 'images', args: { 0: imageCount.max } };
      setFiles([...files, ...good.slice(0, room)]);
      setRefused([
        ...judged.flatMap((one) => (one.problem ? [{ name: one.file.name, problem: one.problem }] : [])),
        ...good.slice(room).map(({ name }) => ({ name, problem: tooMany })),
      ]);
      setProblem(undefined);
    },
    removeFile: (at) => {
      setFiles(files.toSpliced(at, 1));
      setRefused([]);
      input.current?.focus();
    },
    send: () => {
      const wrong = problemOf(draft);
      setProblem(wrong);
      if (wrong) return;
      onSend({ text: text.trim(), files });
      setText('');
      setFiles([]);
      setRefused([]);
      input.current?.focus();
    },
  };
}
