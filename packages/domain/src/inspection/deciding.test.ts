import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { serviceWords } from '../service/index.ts';
import { decisionForm, failureDecisions, failureRuleOf, inspectionWords, saidOfDecision } from './index.ts';

const words = { ...inspectionWords, ...serviceWords, ...formWords };
const hazard = { decision: 'hazard', hazardLevel: '2', dueDays: '5', methods: [], reason: '' };

describe('the decision about a failed item', () => {
  it('answers whatever comes [INS-05] [ALM-13]', () => {
    expectTotalForm(decisionForm, hazard, words);
    expectTotalForm(decisionForm, { ...hazard, decision: 'dismiss', reason: '已更换' }, words);
  });

  it('needs level and days for a hazard, level and method for an order, a reason in words for nothing [INS-05] [ALM-13]', () => {
    const fieldsOf = (sent: object) => {
      const read = decisionForm.check(sent);
      return read.ok ? [] : read.problems.map(({ field }) => field);
    };
    expect(fieldsOf({ decision: 'hazard', methods: [] })).toEqual(['hazardLevel', 'dueDays']);
    expect(fieldsOf({ ...hazard, decision: 'order' })).toEqual(['orderLevel', 'methods']);
    for (const reason of ['', '。', '\u200B'])
      expect(fieldsOf({ decision: 'dismiss', methods: [], reason })).toEqual(['reason']);
    expect(fieldsOf({ decision: 'dismiss', methods: [], reason: '现场已更换' })).toEqual([]);
  });

  it('is a rule of a plan, or nothing is made [INS-05]', () => {
    const said = { hazardLevel: 2, dueDays: 5, orderLevel: 'high', methods: ['sms'], reason: '' } as const;
    const ways = failureDecisions.map((decision) => {
      const rule = saidOfDecision({ ...said, decision });
      return rule && failureRuleOf(rule).way;
    });
    expect(ways).toEqual(['hazard', 'order', undefined]);
  });
});
