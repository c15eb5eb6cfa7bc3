import { defineMachine, type Problem } from '../../lib/index.ts';

/** A file being read into the system, row by row. @spec DEV-26 */
export interface ImportCount {
  readonly rows: number;
  readonly successRows: number;
  readonly failureRows: number;
}

export const importStates = ['importing', 'finished'] as const;
export type ImportState = (typeof importStates)[number];
export type ImportEvent = 'finish';

/** An import is finished once every row succeeded or failed: no row goes missing. @spec DEV-26 */
export const importMachine = /* @__PURE__ */ defineMachine<ImportState, ImportEvent, 'everyRowTold', ImportCount>({
  name: 'import',
  words: { state: 'device.import.state', event: 'device.import.event', guard: 'device.guard' },
  initial: 'importing',
  finals: ['finished'],
  states: {
    importing: { finish: { to: 'finished', guards: ['everyRowTold'], spec: 'DEV-26' } },
    finished: {},
  },
  guards: {
    everyRowTold: ({ rows, successRows, failureRows }) =>
      successRows + failureRows === rows
        ? undefined
        : { code: 'device.import.rowsLeft', args: { 0: rows - successRows - failureRows, 1: rows } },
  },
  refusal: (): Problem => ({ code: 'device.import.finished' }),
});

/** The sentence at the end: 'imported success {0}, failed {1}'. @spec DEV-26 */
export const importResult = ({ successRows, failureRows }: ImportCount): Problem => ({
  code: 'device.import.result',
  args: { 0: successRows, 1: failureRows },
});
