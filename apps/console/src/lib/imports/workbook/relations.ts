import { RefusedSheet } from '@fireline/domain/site/sheets';
import type { Parts } from './parts.ts';
import { walkXml } from './xml.ts';

/** How a part refers to another. */
export interface Relation {
  readonly id: string;
  /** The end of its type: `worksheet`, `styles`. */
  readonly type: string;
  /** The name of the other part. */
  readonly target: string;
}

/** What runs or fetches something, by the type of the relation: the names of parts may be anything. */
const unwanted: Readonly<Record<string, string>> = {
  vbaproject: 'sheet.macros',
  xlmacrosheet: 'sheet.macros',
  xlintlmacrosheet: 'sheet.macros',
  externallink: 'sheet.externalLinks',
  externallinkpath: 'sheet.externalLinks',
  connections: 'sheet.externalLinks',
  querytable: 'sheet.externalLinks',
  oleobject: 'sheet.embedded',
  package: 'sheet.embedded',
  control: 'sheet.embedded',
  activexcontrolbinary: 'sheet.embedded',
};

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);

/** The part that a relation of another means, from the root or from the folder of the other. */
function resolved(part: string, written: string): string {
  const target = written.replaceAll('\\', '/');
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : folderOf(part) + target).split('/'))
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  return steps.join('/');
}

/** What a part refers to; of the workbook itself with an empty name. @throws RefusedSheet for what runs or fetches something */
export async function relationsOf(parts: Parts, part: string): Promise<readonly Relation[]> {
  const folder = folderOf(part);
  const bytes = await parts.read(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const relations: Relation[] = [];
  if (!bytes) return relations;
  walkXml(bytes, {
    onOpen: (name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) => {
      if (name !== 'Relationship') return;
      const end = type.slice(type.lastIndexOf('/') + 1);
      const code = unwanted[end.toLowerCase()];
      if (code !== undefined) throw new RefusedSheet(code);
      if (mode !== 'External') relations.push({ id, type: end, target: resolved(part, target) });
    },
  });
  return relations;
}
