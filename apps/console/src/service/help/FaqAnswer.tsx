import { serviceCalls, type FaqVotes } from '@fireline/api/service';
import { useSend } from '@fireline/api/react';
import { type Faq, faqs, serviceHelpWords } from '@fireline/domain/service';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { CopyButton } from '@fireline/ui/CopyButton';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { Check } from 'lucide-react';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { Answer, Asked } from './Help.styles.ts';
import { useFaqStep } from './faqSteps.ts';
import { faqPageWords } from './words.ts';

interface FaqAnswerProps {
  readonly faq: Faq;
  /** Absent while it is not known. */
  readonly votes: FaqVotes | undefined;
}

/** Says whether the answer helped; a second press of the other button changes it. */
function Helpful({ faq, votes }: FaqAnswerProps) {
  const t = useWords(faqPageWords);
  const tellFailure = useTellFailure();
  const vote = useSend(serviceCalls.voteFaq, { outdates: [serviceCalls.faqVotes] });
  const say = (isHelpful: boolean): void =>
    void vote.mutateAsync({ faq, isHelpful }).catch((error: unknown) => tellFailure('handle', error));
  return (
    <Asked>
      <span id={`faq-${faq}`}>{t('faq.helpful')}</span>
      <span role="group" aria-labelledby={`faq-${faq}`}>
        {([true, false] as const).map((isHelpful) => (
          <Button
            key={String(isHelpful)}
            variant="quiet"
            {...(votes?.mine === isHelpful && { icon: <Check aria-hidden /> })}
            aria-pressed={votes?.mine === isHelpful}
            disabled={vote.isPending}
            onClick={() => say(isHelpful)}
          >
            {t(isHelpful ? 'faq.yes' : 'faq.no')}
          </Button>
        ))}
      </span>
      <span role="status">{vote.isSuccess && t('faq.thanks')}</span>
      {votes !== undefined && votes.helped > 0 && <span>{t('faq.helped', { count: votes.helped })}</span>}
    </Asked>
  );
}

/** The answer to a question, the page on which the reader goes on, and whether it helped. @spec SRV-06 */
export function FaqAnswer({ faq, votes }: FaqAnswerProps) {
  const t = useWords(faqPageWords, serviceHelpWords, routeWords);
  const step = useFaqStep(faq);
  const address = `${window.location.origin}${pathTo('helpQuestions')}?question=${faq}`;
  return (
    <Answer>
      <p>{t(`service.faq.${faq}.answer`, faqs[faq].args ?? {})}</p>
      {step && <Link href={step.path}>{t('faq.goTo', { page: t(`shell.route.${step.page}`) })}</Link>}
      <Helpful faq={faq} votes={votes} />
      <Asked>
        {t('faq.address')} <CopyButton text={address} label={t('faq.address')} />
      </Asked>
    </Answer>
  );
}
