import { useCall } from '@fireline/api/react';
import { type Membership, siteCalls } from '@fireline/api/site';
import { memberReach, siteFormWords } from '@fireline/domain/site';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { VerifyMember } from './VerifyMember.tsx';
import { placeWords } from './words.ts';

/** Places that a resident would be a member of once it has proven who it is; empty for everybody else. @spec SIT-02 */
export function useUnproven() {
  const isResident = useSession()?.account.role === 'resident';
  const call = useCall(siteCalls.memberships, {}, { isEnabled: isResident });
  const rows = (call.data?.rows ?? []).filter(({ verifiedAt }) => verifiedAt === null);
  return { rows, reload: () => void call.refetch() };
}

export interface MembershipsProps {
  readonly rows: readonly Membership[];
  readonly onDone: () => void;
}

/** What a resident has still to prove, above its places: one place after the other. @spec SIT-02 */
export function Memberships({ rows, onDone }: MembershipsProps) {
  const t = useWords(placeWords, siteFormWords);
  const [opened, open] = useState<Membership>();
  return (
    <Stack>
      {rows.map((row) => (
        <Banner
          key={row.memberId}
          tone="info"
          actions={<Button onClick={() => open(row)}>{t('members.verify')}</Button>}
        >
          {t('members.verify.own', { place: row.placeName, right: t(`site.member.right.${row.right}`) })}
        </Banner>
      ))}
      {opened && (
        <VerifyMember
          memberId={opened.memberId}
          name={opened.placeName}
          to={memberReach(opened).to}
          onClose={() => open(undefined)}
          onDone={onDone}
        />
      )}
    </Stack>
  );
}
