import type { Problem } from '@fireline/domain/lib';

/** A refusal that HTTP has a status for. */
export class HttpRefusal extends Error {
  readonly status: 401 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 503;
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: HttpRefusal['status'], problem: Problem, headers: HttpRefusal['headers'] = {}) {
    super(problem.code);
    this.status = status;
    this.problem = problem;
    this.headers = headers;
  }
}

/** @returns the refusal of a call that saves something while the disk is full @spec SHL-15 */
export const diskFull = (): HttpRefusal => new HttpRefusal(503, { code: 'shell.diskFull' });
