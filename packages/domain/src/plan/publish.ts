import { type Problem, type Result, defineMachine, step } from '../lib/index.ts';
import { publishStartsMax } from './limits.ts';

/** How far a plan's publishing is. @spec PLN-01 PLN-03 */
export const publishStates = ['unpublished', 'inProgress', 'complete', 'failed'] as const;
export type PublishState = (typeof publishStates)[number];
/** What happens to it. @spec PLN-03 */
export const publishEvents = ['publish', 'complete', 'fail'] as const;
export type PublishEvent = (typeof publishEvents)[number];

/** What the guards ask for. */
export interface PublishContext {
  readonly hasFile?: boolean;
  /** Hundredths done; all of them before it is complete. */
  readonly progressPercent?: number;
}

const publish = { to: 'inProgress', guards: ['hasFile'], spec: 'PLN-03' } as const;

/**
 * The publishing of a plan. Publishing again is `publish` once more, after success or failure. Decision: what was published before
 * stays to be seen until the new publish is complete, so that a broken file loses nothing.
 * @spec PLN-02 PLN-03
 */
export const publishMachine = defineMachine<PublishState, PublishEvent, 'hasFile' | 'isThrough', PublishContext>({
  name: 'planPublish',
  words: { state: 'plan.publish', event: 'plan.publish.event', guard: 'plan.guard' },
  initial: 'unpublished',
  finals: [],
  states: {
    unpublished: { publish },
    inProgress: {
      complete: { to: 'complete', guards: ['isThrough'], spec: 'PLN-03' },
      fail: { to: 'failed', spec: 'PLN-02' },
    },
    complete: { publish },
    failed: { publish },
  },
  guards: {
    hasFile: ({ hasFile }) => (hasFile ? undefined : { code: 'plan.file.none', field: 'file' }),
    isThrough: ({ progressPercent = 0 }) =>
      progressPercent >= 100 ? undefined : { code: 'plan.publish.notThrough', args: { percent: progressPercent } },
  },
  refusal: (_state, event): Problem => ({
    code: event === 'publish' ? 'plan.publish.running' : 'plan.publish.notRunning',
  }),
});

/** The state after the event, or why it is refused. @spec PLN-03 */
export const publishStep = (
  state: PublishState,
  event: PublishEvent,
  context: PublishContext = {},
): Result<PublishState> => step(publishMachine, state, event, context);

/** Which publish a reader sees: the last complete one, whatever was tried since. @spec PLN-02 PLN-03 */
export const shownPublish = <T extends { readonly state: PublishState; readonly atMs: number }>(
  records: readonly T[],
): T | undefined =>
  records
    .filter(({ state }) => state === 'complete')
    .reduce<T | undefined>((last, one) => (last && last.atMs >= one.atMs ? last : one), undefined);

/**
 * What a publish that was cut off ends with, or nothing while it may begin once more: a file that ends the server each time is not
 * tried for ever.
 * @spec PLN-02 PLN-03
 */
export const checkStarts = (starts: number): Problem | undefined =>
  starts < publishStartsMax ? undefined : { code: 'plan.publish.gaveUp', args: { times: publishStartsMax } };

/**
 * Why a drawing that was read is not published: an empty sheet would hide what stood before.
 * @param drawing its extent, undefined where nothing of it is drawn, and whether its file ended too soon
 * @spec PLN-02 PLN-03
 */
export const checkShown = (drawing: {
  readonly extent: object | undefined;
  readonly report: { readonly isTruncated: boolean };
}): Problem | undefined =>
  drawing.extent
    ? undefined
    : { code: drawing.report.isTruncated ? 'plan.publish.cutOff' : 'plan.publish.nothing', field: 'file' };
