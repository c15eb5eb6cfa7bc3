import { RefusedSheet } from '@fireline/domain/site/sheets';
import type { Parts } from './parts.ts';
import { type Relation, relationsOf } from './relations.ts';
import { walkXml } from './xml.ts';

/** A sheet that a reader of the workbook sees. */
export interface VisibleSheet {
  readonly name: string;
  readonly part: string;
}
/** What a workbook says of its sheets. */
export interface Book {
  readonly sheets: readonly VisibleSheet[];
  /** Which of them is in front when the file opens. */
  readonly front: VisibleSheet;
  readonly isFrom1904: boolean;
  readonly relations: readonly Relation[];
}

const noWorkbook = () => new RefusedSheet('sheet.noWorkbook');
const isYes = (value: string | undefined): boolean => value === '1' || value === 'true';

interface Listed {
  readonly name: string;
  readonly id: string;
  readonly isVisible: boolean;
}
function listedIn(bytes: Uint8Array) {
  const listed: Listed[] = [];
  let [active, isFrom1904]: [number | undefined, boolean] = [undefined, false];
  walkXml(bytes, {
    onOpen: (tag, { name = '', id = '', state, activeTab = '0', date1904 }) => {
      if (tag === 'sheet') listed.push({ name, id, isVisible: state === undefined || state === 'visible' });
      // of several windows the first counts
      else if (tag === 'workbookView') active ??= Number(activeTab);
      else if (tag === 'workbookPr') isFrom1904 = isYes(date1904);
    },
  });
  return { listed, active: active ?? 0, isFrom1904 };
}

/** Macros by the types that the parts have, whatever they are called. */
const macroTypes = /macroEnabled|vbaProject|macrosheet/i;

/** Finds the sheets of a workbook by its relations. @throws RefusedSheet */
export async function openBook(parts: Parts): Promise<Book> {
  const types = await parts.read('[Content_Types].xml');
  if (types && macroTypes.test(new TextDecoder().decode(types))) throw new RefusedSheet('sheet.macros');
  const main = (await relationsOf(parts, '')).find(({ type }) => type === 'officeDocument')?.target;
  const bytes = main === undefined ? undefined : await parts.read(main);
  if (main === undefined || !bytes) throw noWorkbook();
  const relations = await relationsOf(parts, main);
  const { listed, active, isFrom1904 } = listedIn(bytes);
  const placed = listed.map(({ name, id, isVisible }) => {
    const relation = relations.find((one) => one.id === id && one.type === 'worksheet');
    return isVisible && relation ? { name, part: relation.target } : undefined;
  });
  const sheets = placed.filter((sheet) => sheet !== undefined);
  const front = placed[active] ?? sheets[0];
  if (!front) throw noWorkbook();
  return { sheets, front, isFrom1904, relations };
}
