import { lazyPart } from '../../lib/loading/lazyPart.tsx';

/** The 404 page, which is loaded when somebody gets there. @spec SHL-01 */
export const NotFoundPage = lazyPart(() => import('./NotFoundScreen.tsx').then((m) => m.NotFoundScreen), {
  isPage: true,
});
