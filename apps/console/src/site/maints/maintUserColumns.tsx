import type { SendOf } from '@fireline/api/lib';
import type { MaintUser, siteCalls } from '@fireline/api/site';
import { type roleWords } from '@fireline/domain/role';
import { type MaintNotice, maintNotices, type siteFormWords } from '@fireline/domain/site';
import type { Column } from '@fireline/ui/DataTable';
import { Switch } from '@fireline/ui/Switch';
import type { Translate } from '@fireline/ui/lib';
import { personalCell } from '../../lib/personal/personalCell.tsx';
import type { maintWords } from './words.ts';

type Words = Translate<keyof typeof maintWords | keyof typeof siteFormWords | keyof typeof roleWords>;

/** How the notices of the people are switched: by one press at a time, for each counts on what the one before left. */
export interface Switching {
  readonly mayChange: boolean;
  /** What is on its way. */
  readonly sent: SendOf<typeof siteCalls.setMaintNotice> | undefined;
  readonly set: (user: MaintUser, notice: MaintNotice, isOn: boolean) => void;
}

/**
 * A switch that stands as it was pressed until the gateway answers, and goes back when that refuses. On for some messages only counts as
 * on; SMS and calls reach no account without a number.
 */
const noticeColumn = (t: Words, notice: MaintNotice, { mayChange, sent, set }: Switching): Column<MaintUser> => ({
  id: notice,
  header: t(`site.notice.${notice}`),
  width: 110,
  hasControls: true,
  text: ({ notices }) => t(`maints.notice.${notices[notice]}`),
  cell: (user) => {
    const state = user.notices[notice];
    const isSent = sent?.userId === user.userId && sent.notice === notice;
    return (
      <Switch
        label={t('maints.notice.of', { notice: t(`site.notice.${notice}`), name: user.realName || user.username })}
        isLabelHidden
        description={state === 'some' && !isSent ? t('maints.notice.some') : undefined}
        checked={isSent ? sent.isOn : state !== 'off'}
        isPending={isSent}
        readOnly={!mayChange || (sent !== undefined && !isSent)}
        disabled={notice !== 'app' && user.mobile === ''}
        onChange={({ value }) => set(user, notice, value)}
      />
    );
  },
});

/** The columns of the people of a maintenance company. @spec SIT-07 */
export const maintUserColumns = (t: Words, switching: Switching): readonly Column<MaintUser>[] => [
  { id: 'realName', header: t('maints.user.name'), width: 140, cell: ({ realName }) => realName },
  { id: 'username', header: t('maints.user.account'), width: 140, cell: ({ username }) => username },
  {
    id: 'role',
    header: t('maints.user.role'),
    width: 130,
    cell: ({ roleName }) => roleName ?? t('role.name.maint'),
  },
  {
    id: 'mobile',
    header: t('maints.user.mobile'),
    width: 170,
    ...personalCell<MaintUser>(({ userId, realName, username, mobile }) => ({
      subject: 'user',
      id: userId,
      fields: ['mobile'],
      values: [mobile],
      label: t('maints.user.mobile'),
      name: realName || username,
    })),
  },
  ...maintNotices.map((notice) => noticeColumn(t, notice, switching)),
];
