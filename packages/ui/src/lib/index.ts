export { type FirelineSettings, type TranslateKey, useFireline, useLanguage } from './context.ts';
export { type Format, type Instant, type NumberStyle } from './format.ts';
export { FirelineProvider, type FirelineProviderProps } from './provider.tsx';
export { focusRing, floatingSurface, oneLine } from './fragments.ts';
export { useFormat } from './useFormat.ts';
export { useNow } from './useNow.ts';
export { useSay } from './useSay.ts';
export { type Translate, useWords } from './useWords.ts';
export { VisuallyHidden } from './VisuallyHidden.tsx';
