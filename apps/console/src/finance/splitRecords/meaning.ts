import { type financeSplitWords, isKnownSplitCode } from '@fireline/domain/finance';
import type { Translate } from '@fireline/ui/lib';

/** What a provider's code means; nothing for one that we do not know: it is shown as it came. @spec FIN-07 */
export const meaningOf = (code: string, t: Translate<keyof typeof financeSplitWords>): string | undefined =>
  isKnownSplitCode(code) ? t(`finance.split.code.${code}`) : undefined;
