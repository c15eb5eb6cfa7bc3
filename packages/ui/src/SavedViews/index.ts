export { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
export { type TableStateModel, useTableState } from './useTableState.ts';
export { type TableState, type TableView } from './views.ts';
