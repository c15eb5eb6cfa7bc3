import { renewalWords } from '@fireline/domain/renewal';
import { Button } from '@fireline/ui/Button';
import { useProblemText, useWords } from '@fireline/ui/lib';
import { Tools } from '../../lib/page/Page.styles.ts';
import { basketProblem, type BasketLine, withMore } from './basket.ts';
import { mealWords } from './words.ts';

export interface PartProps {
  readonly basket: readonly BasketLine[];
  readonly onChange: (basket: readonly BasketLine[]) => void;
}

/** Puts what is chosen into the basket, or says why it cannot be. @spec REN-06 */
export function AddToBasket({ basket, onChange, lines }: PartProps & { readonly lines: readonly BasketLine[] }) {
  const t = useWords(mealWords);
  const textOf = useProblemText(renewalWords);
  const next = withMore(basket, lines);
  const problem = lines.length === 0 ? undefined : basketProblem(next);
  return (
    <Tools>
      <Button disabled={lines.length === 0 || problem !== undefined} onClick={() => onChange(next)}>
        {t('meal.add')}
      </Button>
      {problem && <span role="alert">{textOf(problem)}</span>}
    </Tools>
  );
}
