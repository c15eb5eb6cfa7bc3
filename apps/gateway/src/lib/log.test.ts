import { describe, expect, it } from 'vitest';
import { createLog, type LogFormat } from './log.ts';

function written(format: LogFormat) {
  const lines: string[] = [];
  return { lines, log: createLog({ format, write: (line) => lines.push(line), clock: () => 0 }) };
}
const hostile = 'x\n{"level":"error","message":"forged"}\r\u001B[2J\u009B2J\u2028\u202E end';

describe('the log [SHL-15]', () => {
  it('writes one JSON object per line, with what failed and why', () => {
    const { lines, log } = written('json');
    log.info('started', { port: 8080 });
    const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    log.error('a call failed', new Error('no answer', { cause: away }), { requestId: 'a1b2c3d4', count: 3 });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { time: '1970-01-01T00:00:00.000Z', level: 'info', message: 'started', port: 8080 },
      {
        time: '1970-01-01T00:00:00.000Z',
        level: 'error',
        message: 'a call failed',
        requestId: 'a1b2c3d4',
        count: 3,
        cause: 'no answer (ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:5432)',
        stack: expect.stringContaining('log.test.ts') as string,
      },
    ]);
  });

  it.each(['json', 'text'] as const)('%s: nothing that is sent begins a line or steers the terminal', (format) => {
    const { lines, log } = written(format);
    const error = new Error(hostile);
    log.info(hostile, { path: hostile });
    log.error('a call failed', error, { path: hostile });
    for (const line of lines) {
      // oxlint-disable-next-line no-control-regex -- these are what must not be there
      expect(line).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e]/);
      const [, ...more] = line.split('\n');
      expect(more.filter((frame) => format === 'json' || !frame.startsWith('    at '))).toEqual([]);
    }
    expect(lines).toHaveLength(2);
  });

  it.each(['json', 'text'] as const)('%s: no secret, token or number of a person is written', (format) => {
    const { lines, log } = written(format);
    const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFy1-x';
    const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
    const texts = [
      `postgres://fireline:hunter2@db/x`,
      `Bearer short1`,
      `token ${token}`,
      jwt,
      'phone 13800138000',
      '+852 9123 4567',
      'id 11010519491231002X',
    ];
    log.info(texts.join(' '), { token: 'short2', devicePassword: 'short3', nested: { linkKey: 'short4', texts } });
    // as pg's errors do, this one holds more than its message
    log.error('failed', Object.assign(new Error(texts.join(' ')), { client: { secretKey: 'short5' } }));
    expect(lines.join('\n')).not.toMatch(/hunter2|short\d|Zm9v|eyJ|138001|9123|110105/);
    expect(lines.join('\n')).toMatch(/postgres:\/\/fireline:\*\*\*@db\/x/);
  });

  it('keeps the numbers of requests and devices whole, and names no cause where none is known', () => {
    const { lines, log } = written('json');
    const fields = { requestId: '123456789012', imei: '861234567890123' };
    log.error('x', undefined, fields);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      level: 'error',
      message: 'x',
      ...fields,
    });
  });

  it('reads in a terminal: time, level, message, fields, cause, indented stack', () => {
    const { lines, log } = written('text');
    log.warn('clocks disagree', { byS: 90, device: 'a b' });
    log.error('a call failed', 'why', { requestId: 'a1b2c3d4' });
    expect(lines).toEqual([
      '1970-01-01T00:00:00.000Z warn  clocks disagree byS=90 device="a b"',
      '1970-01-01T00:00:00.000Z error a call failed requestId=a1b2c3d4 cause=why',
    ]);
  });
});
