import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { BrandForm, ForcePushForm, PartnerPowersForm } from '../../shell/home/agentParts.ts';
import { PartnerListScreen } from '../partners/PartnerListScreen.tsx';
import { TenantForm } from '../partners/TenantForm.tsx';
import { EmbedKeyListScreen } from './EmbedKeyListScreen.tsx';

/** Partners, their embed keys, and the tenant's own: powers, facts, forced push and brand; the address names the part. @spec ORG-05 ROL-05 SES-04 PUB-07 N22 */
export function AgentScreen() {
  const url = useUrlQuery();
  const part = url.get('part');
  const close = () => url.set({ part: '' });
  if (part === 'embeds') return <EmbedKeyListScreen />;
  return (
    <>
      <PartnerListScreen />
      {part === 'powers' && <PartnerPowersForm onClose={close} />}
      {part === 'tenant' && <TenantForm onClose={close} />}
      {part === 'forcePush' && <ForcePushForm onClose={close} />}
      {part === 'brand' && <BrandForm onClose={close} />}
    </>
  );
}
