import { personalWho } from '@fireline/api/session';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { personalFields, type PersonalSubject } from '@fireline/domain/session';
import type { SignedInAsks } from '../../lib/context.ts';
import { demandRight } from '../../lib/http/handlers.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { PersonalRecord, PersonalRecords } from '../../lib/personal.ts';
import { transact } from '../../lib/transact.ts';
import { lookedAfter } from '../users/lookedAfter.ts';
import { logUse } from '../userLog.ts';

declare module '../../lib/context.ts' {
  interface Deps {
    /** Where records with personal values are found, by subject; each area brings its own. */
    readonly personalRecords: Partial<PersonalRecords>;
  }
}

interface Asked {
  readonly subject: PersonalSubject;
  readonly id: number;
  readonly fields: readonly string[];
}
type Shown = Result<{ values: Record<string, string[]> }>;

const notFound: Problem = { code: 'session.personal.notFound', field: 'id' };

const listed = (value: string | readonly string[] | undefined): string[] =>
  [value ?? []].flat().filter((one) => one !== '');

/** Why the caller does not see what is personal of an account: it does not look after it. One that its list does not show reads like none. */
async function whyNotShown(tx: Tx, asks: SignedInAsks, userId: number): Promise<Problem | undefined> {
  if (userId === asks.account.userId) return undefined;
  const user = await lookedAfter(tx, { ...asks, scope: asks.sees }, userId);
  const [problem] = user.ok ? [] : user.problems;
  return problem?.code === 'session.userNotFound' ? notFound : problem;
}

/** Values that lists answer masked, whole. The log keeps who saw which fields of whom, never a value. @spec SES-07 SES-10 */
export async function showPersonal({ subject, id, fields }: Asked, asks: SignedInAsks): Promise<Shown> {
  demandRight(asks, ...personalWho[subject]);
  const known = Object.keys(personalFields[subject]);
  if (fields.length === 0 || fields.some((field) => !known.includes(field)))
    return refuse({ code: 'form.choice', field: 'fields' });
  return transact(asks.deps.database, async ({ tx }): Promise<Shown> => {
    const problem = subject === 'user' ? await whyNotShown(tx, asks, id) : undefined;
    if (problem) return refuse(problem);
    const record: PersonalRecord | undefined = await asks.deps.personalRecords[subject]?.(tx, asks, id);
    if (!record) return refuse(notFound);
    const detail = [record.name || `${id}`, fields.join(', ')].join(': ');
    await logUse(tx, asks, { detail, target: { kind: subject, id } });
    return ok({ values: Object.fromEntries(fields.map((field) => [field, listed(record.values[field])])) });
  });
}
