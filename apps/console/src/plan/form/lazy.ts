import { lazyDialog } from '../../lib/loading/lazyDialog.tsx';

/** Loaded when somebody adds a plan. */
export const NewPlan = lazyDialog(() => import('./NewPlan.tsx').then((m) => m.NewPlan));
