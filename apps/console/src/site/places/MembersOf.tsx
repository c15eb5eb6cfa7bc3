import { type PlaceMember, siteCalls } from '@fireline/api/site';
import { useCall, useSend } from '@fireline/api/react';
import { memberReach, memberRights, siteFormWords, siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import {
  type Column,
  DataTable,
  type Selection,
  countSelected,
  isSelected,
  nothingSelected,
} from '@fireline/ui/DataTable';
import { useToast } from '@fireline/ui/Toast';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { Plus, UserMinus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useUndo } from '../../lib/form/useUndo.ts';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { useFailureText } from '../../lib/page/failure.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { personalCell } from '../../lib/personal/personalCell.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { MemberForm } from './MemberForm.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { VerifyMember } from './VerifyMember.tsx';
import { namesWords } from '../../lib/words.ts';
import { placeWords } from './words.ts';

type Keys = keyof typeof placeWords | keyof typeof siteFormWords | keyof typeof siteWords;

interface MemberActs {
  /** A change is on its way: the next one would go with the revision before it. */
  readonly isBusy: boolean;
  readonly onLet: (member: PlaceMember) => void;
  readonly onVerify: (member: PlaceMember) => void;
}

const columnsOf = (
  t: Translate<Keys>,
  format: Format,
  acts: MemberActs | undefined,
): readonly Column<PlaceMember>[] => [
  { id: 'name', header: t('members.name'), width: 130, cell: ({ name }) => name },
  { id: 'right', header: t('members.right'), width: 120, cell: ({ right }) => t(`site.member.right.${right}`) },
  ...(['phone', 'email'] as const).map((field) => ({
    id: field,
    header: t(`members.${field}`),
    width: field === 'phone' ? 160 : 190,
    ...personalCell<PlaceMember>((member) => ({
      subject: 'member',
      id: member.memberId,
      fields: [field],
      values: [member[field]],
      label: t(`members.${field}`),
      name: member.name,
    })),
  })),
  {
    id: 'verified',
    header: t('members.verified'),
    ...timeCell<PlaceMember>(({ verifiedAt }) => verifiedAt, format, t('members.unverified')),
  },
  {
    id: 'account',
    header: t('members.account'),
    width: 90,
    cell: ({ hasAccount }) => t(hasAccount ? 'members.hasAccount' : 'members.noAccount'),
  },
  ...(acts
    ? [
        {
          id: 'let',
          header: t('members.act'),
          width: 200,
          hasControls: true,
          text: () => '',
          cell: (member: PlaceMember) => (
            <>
              <Button disabled={acts.isBusy} onClick={() => acts.onLet(member)}>
                {t('members.let', { right: t(`site.member.right.${otherRight(member)}`) })}
              </Button>{' '}
              {member.verifiedAt === null && (
                <Button onClick={() => acts.onVerify(member)}>{t('members.verify')}</Button>
              )}
            </>
          ),
        },
      ]
    : []),
];

const otherRight = ({ right }: PlaceMember) => memberRights.find((one) => one !== right) ?? right;

/** Who belongs to a place and what each may do; added, changed and unbound after ticking. @spec SIT-02 */
export function MembersOf({ placeId }: { readonly placeId: number }) {
  const t = useWords(placeWords, siteWords, siteFormWords, namesWords);
  const format = useFormat();
  const failureText = useFailureText();
  const tellFailure = useTellFailure();
  const toasts = useToast();
  const may = useMay();
  const mayChange = may(siteCalls.changeMember);
  const call = useCall(siteCalls.members, { placeId }, { isPolling: true });
  const reload = (): void => void call.refetch();
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [isAdding, setAdding] = useState(false);
  /** As they were when the question was asked: what a poll brings meanwhile has not been read. */
  const [unbound, unbind] = useState<readonly PlaceMember[]>();
  const [verified, verify] = useState<PlaceMember>();
  const change = useSend(siteCalls.changeMember, {
    outdates: [siteCalls.members],
    onFailed: ({ error }) => {
      tellFailure('save', error);
      // the next try begins with what somebody else has saved
      reload();
    },
  });
  const { mutateAsync } = change;
  const undo = useUndo(reload);
  const rows = call.data?.rows ?? [];
  const managers = rows.filter(({ right }) => right === 'manage').length;
  const columns = useMemo(() => {
    const onLet = async (member: PlaceMember): Promise<void> => {
      const { memberId, revision } = member;
      await mutateAsync({ placeId, memberId, revision, right: otherRight(member) });
      const before = { placeId, memberId, revision: revision + 1, right: member.right };
      // a place that has a manager keeps one: the only one does not stop managing
      const isBackAllowed = member.right === 'manage' || managers > 0;
      const action = isBackAllowed && { action: undo(siteCalls.changeMember, before) };
      toasts.show({ tone: 'success', title: t('members.changed', { name: member.name }), ...action });
    };
    // `onFailed` reports the failure
    const acts = {
      isBusy: change.isPending,
      onLet: (member: PlaceMember) => void onLet(member).catch(() => {}),
      onVerify: verify,
    };
    return columnsOf(t, format, mayChange ? acts : undefined);
  }, [t, format, mayChange, mutateAsync, change.isPending, placeId, toasts, undo, managers]);
  const ticked = rows.filter(({ memberId }) => isSelected(selection, memberId));
  return (
    <Stack>
      {mayChange && (
        <Tools>
          <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            {t('members.add')}
          </Button>
          <Button
            icon={<UserMinus aria-hidden />}
            disabled={countSelected(selection, rows.length) === 0}
            title={ticked.length === 0 ? t('site.member.tickFirst') : undefined}
            onClick={() => unbind(ticked)}
          >
            {t('members.unbind')}
          </Button>
        </Tools>
      )}
      <DataTable
        label={t('places.members')}
        rows={rows}
        getRowId={({ memberId }) => memberId}
        columns={columns}
        isSelectable={mayChange}
        selection={selection}
        onSelectionChange={({ selection: next }) => setSelection(next)}
        isLoading={call.isPending}
        failure={call.error ? failureText('query', call.error) : undefined}
        onRetry={reload}
        empty={{ title: t('members.empty') }}
      />
      {isAdding && <MemberForm placeId={placeId} onClose={() => setAdding(false)} onSaved={reload} />}
      {verified && (
        <VerifyMember
          memberId={verified.memberId}
          name={verified.name}
          to={memberReach(verified).to}
          onClose={() => verify(undefined)}
          onDone={reload}
        />
      )}
      {unbound && (
        <ConfirmSend
          call={siteCalls.unbindMembers}
          send={{ placeId, members: unbound.map(({ memberId, revision }) => ({ memberId, revision })) }}
          outdates={[siteCalls.members]}
          action="unbind"
          title={t('members.unbind.title', { count: unbound.length })}
          confirmLabel={t('members.unbind')}
          done={t('members.unbound')}
          onDone={() => setSelection(nothingSelected)}
          onClose={() => unbind(undefined)}
        >
          {t('members.unbind.what', {
            names: unbound.map(({ name }) => name).join(t('names.separator')),
          })}
        </ConfirmSend>
      )}
    </Stack>
  );
}
