export { PriceEditor, type PriceEditorProps } from './PriceEditor.tsx';
export type { PackageDraft, PriceDrafts, Prices, ServiceDraft, StorageDraft } from './prices.ts';
export type { PriceChange } from './usePrices.ts';
