export { ApiProvider, type ApiProviderProps, useApi } from './ApiProvider.tsx';
export { createQueryClient } from './queryClient.ts';
export { type UseCallOptions, callKey, useCall } from './useCall.ts';
export { useLink, useTopic } from './usePush.ts';
export { type UseSendOptions, useSend } from './useSend.ts';
export { type Upload, useUpload } from './useUpload.ts';
