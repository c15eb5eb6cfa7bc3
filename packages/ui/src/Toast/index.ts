export { Toast, type ToastProps } from './Toast.tsx';
export { type ToastContent } from './queue.ts';
export { ToastProvider, type Toasts, useToast } from './ToastProvider.tsx';
