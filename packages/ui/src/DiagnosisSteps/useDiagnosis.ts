import type { Problem } from '@fireline/domain/lib';
import {
  type Check,
  type DiagnosisFacts,
  type DiagnosisParameter,
  type DiagnosisRow,
  type DiagnosisSubject,
  diagnosisForm,
  type NotificationMethod,
  type OrderLevel,
  orderOfDiagnosis,
  type Question,
  questions,
  unsolvedForm,
} from '@fireline/domain/service';
import { useEffect, useRef, useState } from 'react';
import type { DiagnosisStepsProps } from './DiagnosisSteps.tsx';

export type DiagnosisStep = 'question' | 'details' | 'result' | 'order';
export type Answers = Readonly<Partial<Record<DiagnosisParameter, string>>>;

/** What a check brought to light. */
export interface DiagnosisReport {
  /** Of the record: asked for twice, one order comes of it. */
  readonly id: number;
  readonly rows: readonly DiagnosisRow[];
  /** What the checks looked at; absent: only results are shown. */
  readonly facts?: DiagnosisFacts;
  /** Checks that could not be made, for nothing is stored that would tell. */
  readonly leftOut?: readonly Check[];
}

interface State {
  readonly step: DiagnosisStep | 'done';
  readonly subject: DiagnosisSubject | null;
  readonly question: Question | null;
  readonly answers: Answers;
  readonly reason: string;
  readonly level: OrderLevel | null;
  readonly methods: readonly NotificationMethod[];
  readonly problems: readonly Problem[];
  readonly status: 'idle' | 'pending' | 'failed';
  readonly report: DiagnosisReport | null;
  readonly isSolved: boolean;
}

const start: State = {
  step: 'question',
  subject: null,
  question: null,
  answers: {},
  reason: '',
  level: null,
  methods: [],
  problems: [],
  status: 'idle',
  report: null,
  isSolved: false,
};

export interface Diagnosis extends State {
  readonly hrefOf: DiagnosisStepsProps['hrefOf'];
  readonly chooseSubject: (subject: DiagnosisSubject | null) => void;
  readonly chooseQuestion: (question: Question | null) => void;
  readonly answer: (parameter: DiagnosisParameter, text: string) => void;
  readonly explain: (reason: string) => void;
  readonly chooseLevel: (level: OrderLevel | null) => void;
  readonly chooseMethods: (methods: readonly NotificationMethod[]) => void;
  /** Back to an earlier step; what was answered stays, what is under way is given up. */
  readonly goTo: (step: DiagnosisStep) => void;
  readonly confirmQuestion: () => void;
  readonly check: () => void;
  readonly solve: () => void;
  readonly makeOrder: () => void;
  readonly restart: () => void;
}

const without = (problems: readonly Problem[], field: string): readonly Problem[] =>
  problems.filter((problem) => problem.field !== field);

/** The way from a question to its answer, and from there to a work order. */
export function useDiagnosis({ onDiagnose, onOrder, onSolved, hrefOf }: DiagnosisStepsProps): Diagnosis {
  const [state, setState] = useState(start);
  const put = (change: Partial<State>): void => setState((now) => ({ ...now, ...change }));
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  /** Runs one thing at a time; the outcome of one that was given up is dropped. */
  const run = async <Value>(
    work: (signal: AbortSignal) => Promise<Value>,
    done: (value: Value) => void,
  ): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    put({ status: 'pending', problems: [] });
    try {
      const value = await work(controller.signal);
      if (!controller.signal.aborted) done(value);
    } catch {
      if (!controller.signal.aborted) put({ status: 'failed' });
    }
  };
  const { question, answers, report, reason, level, methods } = state;
  return {
    ...state,
    hrefOf,
    chooseSubject: (subject) => put({ subject, question: null, problems: [] }),
    chooseQuestion: (next) => put({ question: next, problems: [] }),
    answer: (parameter, text) =>
      put({ answers: { ...answers, [parameter]: text }, problems: without(state.problems, parameter) }),
    explain: (text) => put({ reason: text, problems: without(state.problems, 'reason') }),
    chooseLevel: (next) => put({ level: next, problems: without(state.problems, 'level') }),
    chooseMethods: (next) => put({ methods: next, problems: without(state.problems, 'notificationMethods') }),
    goTo: (step) => {
      running.current?.abort();
      put({ step, status: 'idle', problems: [] });
    },
    confirmQuestion: () =>
      put(question ? { step: 'details', problems: [] } : { problems: [{ code: 'form.required', field: 'question' }] }),
    check: () => {
      if (!question || state.status === 'pending') return;
      const needed = questions[question].needs.map((need) => [need, answers[need]]);
      const result = diagnosisForm.check({ question, ...Object.fromEntries(needed) });
      if (!result.ok) return put({ problems: result.problems });
      void run(
        (signal) => onDiagnose({ asked: result.value, signal }),
        (found) => put({ report: found, step: 'result', status: 'idle' }),
      );
    },
    solve: () => {
      if (report) onSolved?.({ id: report.id });
      put({ step: 'done', isSolved: true });
    },
    makeOrder: () => {
      const result = unsolvedForm.check({ reason, level, notificationMethods: methods });
      if (!result.ok) return put({ problems: result.problems });
      if (!question || !report || state.status === 'pending') return undefined;
      const imei = questions[question].needs.some((need) => need === 'imei') ? answers.imei?.trim() : undefined;
      const draft = orderOfDiagnosis({ ...report, ...result.value, question, imei });
      return void run(
        async (signal) => onOrder({ draft, signal }),
        () => put({ step: 'done', isSolved: false, status: 'idle' }),
      );
    },
    restart: () => setState(start),
  };
}
