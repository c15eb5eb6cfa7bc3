import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import * as tool from './tooling/chromium.ts';
const [folder = '', filter = '', columns = '2', out = '/tmp/sheet'] = process.argv.slice(2);
const files = readdirSync(folder).filter((f) => f.endsWith('.png') && new RegExp(filter).test(f)).toSorted();
const per = Number(columns) * (Number(columns) > 3 ? 2 : 2);
const browser = await chromium.launch(tool.launch);
for (let i = 0; i < files.length; i += per) {
  const page = await browser.newPage({ viewport: { width: 1800, height: 600 } });
  const w = Math.floor(1780 / Number(columns));
  await page.setContent(`<body style="margin:4px;display:flex;flex-wrap:wrap;gap:4px;background:#888;font:12px sans-serif">${files.slice(i, i + per).map((f) => `<div><div>${f}</div><img width=${w - 6} src="data:image/png;base64,${readFileSync(`${folder}/${f}`).toString('base64')}"></div>`).join('')}</body>`);
  await page.screenshot({ path: `${out}-${i / per}.png`, fullPage: true });
  console.log(`${out}-${i / per}.png`);
  await page.close();
}
await browser.close();
