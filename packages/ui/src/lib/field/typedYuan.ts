import { type Cents, yuanText } from '@fireline/domain/lib';

/** Cents as somebody would type them into a field: `1,288.50`. The domain reads it back to the same cents. */
export const typedYuan = (cents: Cents): string => yuanText(cents).replace(/\B(?=(?:\d{3})+\.)/g, ',');
