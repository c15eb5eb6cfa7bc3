import { join } from 'node:path';
import { newArea } from './new/area.ts';
import { newCall } from './new/call.ts';
import { Edits, NewProblem } from './new/edit.ts';
import { newPage } from './new/page.ts';
import { afterRecord, newRecord } from './new/record.ts';

const usage = `npm run new area NAME
npm run new call AREA.NAME TABLE /path PAGE:BUTTON    e.g. message.drafts place /services/drafts messageAll:view
npm run new page NAME AREA.CALL ROW_ID                e.g. messageAll message.drafts placeId
npm run new record AREA.ONE MANY PAGE CN HK EN         e.g. inspection.category categories inspectionCategories 巡检分类 巡查分類 'inspection category'`;

/** Makes an area, a call that lists rows, a page that shows them, or a record with all of it, as the others are made. @returns the files it wrote */
export function makeNew(root: string, [kind, ...given]: readonly string[]): string[] {
  const edits = new Edits(root);
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = given;
  if (kind === 'area' && given.length === 1) newArea(edits, first);
  else if (kind === 'call' && given.length === 4)
    newCall(edits, { name: first, table: second, path: third, who: fourth });
  else if (kind === 'page' && given.length === 3) newPage(edits, { name: first, call: second, rowId: third });
  else if (kind === 'record' && given.length === 6)
    newRecord(edits, { name: first, many: second, page: third, one: [fourth, fifth, sixth] });
  else throw new NewProblem(usage);
  return edits.write();
}

if (import.meta.main) {
  try {
    const written = makeNew(join(import.meta.dirname, '..'), process.argv.slice(2));
    const next =
      process.argv[2] === 'record' ? afterRecord(written) : 'next: npm run exports, npm run fmt, npm run types';
    console.log(`${written.join('\n')}\n\n${next}`);
  } catch (error) {
    if (!(error instanceof NewProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
