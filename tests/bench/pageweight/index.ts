import { join } from 'node:path';
import type { Row } from '../lib/suite.ts';
import { buildPage, installRivals } from '../table/build.ts';

export const name = 'A page of TextField, Select, Dialog and table: what it downloads (kB, gzip)';

const here = import.meta.dirname;
const most = 0.5;

/** The same page in ours and in antd, as each would be shipped; React by itself beside them. */
export async function run(): Promise<readonly Row[]> {
  await installRivals();
  const weigh = (folder: string, page: string): Promise<number> => buildPage(page, join(here, folder, `${page}.tsx`));
  const own = await weigh('page', 'firelinePage');
  const rival = await weigh('rivals', 'antdPage');
  const react = await weigh('rivals', 'reactOnly');
  const row = (page: string, bytes: number): Row => ({ page, kB: Math.round(bytes / 100) / 10 });
  const ratio = own / rival;
  return [
    row('Fireline', own),
    row('antd', rival),
    row('React alone', react),
    { page: `Fireline / antd: ${ratio.toFixed(3)}×`, target: `${most}×`, met: ratio <= most ? 'yes' : 'NO' },
  ];
}
