export { ConfirmDialog, type ConfirmDialogProps, type ConfirmRefusal } from './ConfirmDialog.tsx';
