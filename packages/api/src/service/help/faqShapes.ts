import { faqNames } from '@fireline/domain/service';
import * as z from 'zod';
import { nothing, zBool } from '../../lib/shapes.ts';

const zFaq = z.enum(faqNames);
const zFaqVotes = z.object({
  faq: zFaq,
  /** Accounts that it helped, and that it did not. */
  helped: z.number().int(),
  failed: z.number().int(),
  /** What the caller said; null: nothing yet. */
  mine: z.boolean().nullable(),
});

export const faqShapes = {
  /** Every question, in the order of the domain. */
  faqVotes: { send: nothing, reply: z.object({ faqs: z.array(zFaqVotes) }) },
  voteFaq: { send: z.object({ faq: zFaq, isHelpful: zBool }), reply: zFaqVotes },
};
