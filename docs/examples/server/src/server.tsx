import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App, languageOf } from './App.tsx';

const built = join(import.meta.dirname, '..');
const page = readFileSync(join(built, 'index.html'), 'utf8');

/** The page with the app drawn into it and the styles of what was drawn in its head. */
function render(search: string): string {
  const sheet = new ServerStyleSheet();
  try {
    const drawn = renderToString(sheet.collectStyles(<App language={languageOf(search)} />));
    return page.replace('<!--app-->', drawn).replace('</head>', `${sheet.getStyleTags()}</head>`);
  } finally {
    sheet.seal();
  }
}

const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(render(search));
    return;
  }
  const type = extname(pathname) === '.js' ? 'text/javascript' : 'application/octet-stream';
  createReadStream(join(built, normalize(pathname)))
    .on('error', () => response.writeHead(404).end())
    .once('open', () => response.writeHead(200, { 'content-type': type }))
    .pipe(response);
});
server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
