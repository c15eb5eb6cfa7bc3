import { financeCalls, type Merchant } from '@fireline/api/finance';
import { storyClient } from '../lib/ConsoleStory.stories.support.tsx';

/** The merchant of the city by whose rules orders are split. */
export async function defaultMerchant(): Promise<Merchant> {
  const { rows } = await (await storyClient('platform')).send(financeCalls.merchants, {});
  const found = rows.find(({ isDefault }) => isDefault);
  if (!found) throw new Error('The city has no merchant');
  return found;
}
