import { groupsOfCentre, matchRoute } from '@fireline/domain/shell';
import { StaticFiles } from './staticFiles.ts';

export interface AppFolders {
  /** The built console, served at `/`. */
  readonly console: string;
  /** The built public-device app, served under `/public`, `/mirco` and `/mircoComplex`. */
  readonly publicDevice: string;
}

const isPublicApp = (path: string): boolean => /^\/(public|mirco|mircoComplex)(\/|$)/.test(path);

/** Serves both apps: their files, and for every other address the page of the app that owns it. @spec SHL-01 PUB-03 */
export function servePages(folders: AppFolders): (request: Request) => Promise<Response | undefined> {
  const console = new StaticFiles(folders.console, '/');
  const publicDevice = new StaticFiles(folders.publicDevice, '/public/');
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const path = new URL(request.url).pathname;
    if (isPublicApp(path)) {
      const file = publicDevice.has(path) ? path : '/public/index.html';
      // a missing script must not come as a page
      return path.includes('/assets/') && file !== path ? undefined : publicDevice.serve(request, file);
    }
    if (console.has(path)) return console.serve(request, path);
    if (path.includes('/assets/')) return undefined;
    // the app leads from a centre to its first page, and draws the page that says there is none; the status says it too
    const isKnown = path === '/' || matchRoute(path) || groupsOfCentre(path);
    return console.serve(request, '/index.html', isKnown ? 200 : 404);
  };
}
