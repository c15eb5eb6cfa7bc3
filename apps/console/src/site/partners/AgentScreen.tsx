import { pathTo } from '@fireline/domain/shell';
import { Redirect } from 'wouter';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { PartnerListScreen } from './PartnerListScreen.tsx';

/** Partners; what a tenant decides for itself stood here before, under a name in the address. @spec ORG-05 */
export function AgentScreen() {
  const part = useUrlQuery().get('part');
  return part === '' ? (
    <PartnerListScreen />
  ) : (
    <Redirect to={`${pathTo('tenantSettings')}?${new URLSearchParams({ part }).toString()}`} replace />
  );
}
