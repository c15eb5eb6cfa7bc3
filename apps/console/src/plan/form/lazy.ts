import { lazy } from 'react';

/** Loaded when somebody adds a plan. */
export const NewPlan = lazy(() => import('./NewPlan.tsx').then((m) => ({ default: m.NewPlan })));
