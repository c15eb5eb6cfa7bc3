import { describe, expect, it } from 'vitest';
import { readSheet } from './sheet.ts';

const heading = 'id\tname\taccount\tratio';
const read = (pasted: string, more: Partial<Parameters<typeof readSheet>[1]> = {}) =>
  readSheet(pasted, { drafts: [], heading, ...more });
const told = ({ problems }: ReturnType<typeof read>) => problems.map(({ line, field, code }) => [line, field, code]);

describe('a pasted sheet', () => {
  it('gives its good rows and keeps the bad lines, to be read again with the same result [N18]', () => {
    const first = read('r1\tA\ta-1\t30%\nr2\tB\ta-2\tmuch\n\nr3\tC\ta-3\t20\nr4\tD\ta-4\t101');
    expect(first.rows.map(({ recipientId, ratio }) => [recipientId, ratio])).toEqual([
      ['r1', 30],
      ['r3', 20],
    ]);
    expect(told(first)).toEqual([
      [2, 'ratio', 'form.number'],
      [5, 'ratio', 'form.range'],
    ]);
    expect(first.rest).toBe(`${heading}\nr2\tB\ta-2\tmuch\nr4\tD\ta-4\t101`);
    const again = read(first.rest);
    expect([again.rows, told(again)]).toEqual([
      [],
      [
        [2, 'ratio', 'form.number'],
        [3, 'ratio', 'form.range'],
      ],
    ]);
    expect(again.rest).toBe(first.rest);
  });

  it('keeps its own heading above what is left [N18]', () => {
    expect(read('接收方\t名称\t账户\t比例\nr1\tA\ta-1\t30\nr2\tB\ta-2\t').rest).toBe(
      '接收方\t名称\t账户\t比例\nr2\tB\ta-2\t',
    );
  });

  it('leaves nothing when all rows are good, and everything when none is [N18]', () => {
    expect(read('r1,A,a-1,30').rest).toBe('');
    expect(read('r1;A;30').rest).toBe('r1;A;30');
    const many = Array.from({ length: 51 }, (_, at) => `r${at},A,a,1`).join('\n');
    expect([read(many).rows, read(many).rest]).toEqual([[], many]);
  });

  it('refuses a recipient that is in the rule already, once [FIN-04]', () => {
    const drafts = [{ recipientId: 'r1', name: 'A', account: 'a-1', ratio: 5 }];
    expect(told(read('r1,A,a-1,30\nr2,B,a-2,1\nr2,B,a-2,1', { drafts }))).toEqual([
      [1, 'recipientId', 'finance.split.twice'],
      [3, 'recipientId', 'finance.split.twice'],
    ]);
  });

  it('refuses a recipient nobody registered, and an account that is not the registered one [FIN-03] [N18]', () => {
    const recipients = [{ recipientId: 'r1', name: 'A', account: 'a-1' }];
    expect(told(read('r1,A,a-1,1\nr9,X,x,1', { recipients }))).toEqual([[2, 'recipientId', 'form.choice']]);
    expect(told(read('r1,A,a-7,1', { recipients }))).toEqual([[1, 'account', 'form.choice']]);
  });
});
