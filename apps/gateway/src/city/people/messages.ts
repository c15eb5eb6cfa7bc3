import type { AnnouncementType, AuditState, PushTarget } from '@fireline/domain/message';
import { announcementTypes } from '@fireline/domain/message';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dayMs, hourMs } from '../calendar.ts';
import { createDice } from '../../lib/dice.ts';
import type { City } from '../model.ts';

type Said = readonly [type: AnnouncementType, title: string, content: string, to: readonly PushTarget[]];

const said: readonly Said[] = [
  [
    'safety',
    '冬季用电安全提醒',
    '请检查取暖设备和插座，离开房间时切断电源，电动自行车不得上楼充电。',
    ['unit', 'place'],
  ],
  [
    'maintenance',
    '平台夜间维护通知',
    '今晚 23:30 至次日 0:30 维护数据库，期间报警照常推送，历史查询可能变慢。',
    ['partner', 'unit', 'place'],
  ],
  ['training', '消防设施操作培训', '下周三下午两点，讲解消火栓与灭火器的使用，名额有限，请提前报名。', ['unit']],
  ['upgrade', '设备批量升级说明', '本周分批升级烟感固件，升级期间设备可能短时离线，无需处理。', ['partner']],
  ['notice', '节假日值班安排', '节假日期间客服电话照常接听，现场服务请提前一天预约。', ['partner', 'unit']],
  ['survey', '服务满意度调查', '请用两分钟评价本季度的服务，您的意见会用于改进巡检安排。', ['unit', 'place']],
  ['promotion', '烟感换新优惠', '使用满三年的烟感可优惠换新，请联系所属合作商。', ['place']],
  ['safety', '厨房油烟管道清洗提醒', '餐饮场所每季度至少清洗一次油烟管道，并保留清洗记录。', ['unit', 'place']],
];
/** In days of age: how the review of the newest stands; all older ones are approved. */
const newest: readonly AuditState[] = ['pendingReview', 'approved', 'rejected', 'pendingReview', 'approved'];
const perTenant = 16;
const everyDays = 5;
const pinned: Readonly<Record<number, number>> = { 1: 10_080, 4: 1440 };
const rolesOf: Readonly<Record<PushTarget, string>> = { partner: 'agent', unit: 'unit', place: 'resident' };
const letterDays = 60;

/** Announcements of three months with their review, and the letters that came of the approved ones. @spec MSG-01 MSG-02 MSG-04 N25 */
export async function writeMessages(tx: Tx, city: City): Promise<void> {
  const announcements: BulkRow<'announcement'>[] = [];
  const letters: BulkRow<'siteLetter'>[] = [];
  const accounts = await tx
    .selectFrom('appUser')
    .select(['userId', 'rentId', 'role'])
    .where('role', 'in', Object.values(rolesOf) as ('agent' | 'unit' | 'resident')[])
    .where('deletedAt', 'is', null)
    .orderBy('userId')
    .execute();
  for (const { rentId } of city.tenants) {
    const dice = createDice(city.seed, rentId, 'messages');
    for (let age = 0; age < perTenant; age += 1) {
      const [type, title, content, to] = said[age % said.length] ?? said[0]!;
      const submittedMs = city.now - Math.floor((age * everyDays + dice.between(0.1, 0.9)) * dayMs);
      const approvedMs = Math.min(city.now, submittedMs + Math.floor(dice.between(0.02, 0.08) * dayMs));
      const state = newest[age] ?? 'approved';
      const announcementId = announcements.length + 1;
      const approvedAt = state === 'approved' ? new Date(approvedMs).toISOString() : null;
      const pinMinutes = pinned[age] ?? null;
      announcements.push({
        announcementId,
        rentId,
        partnerId: null,
        classification: announcementTypes[type],
        type,
        title,
        content,
        pushTargets: to,
        isPinned: pinMinutes !== null,
        pinMinutes,
        state,
        rejectionReason: state === 'rejected' ? '请写明具体地点和报名方式' : '',
        author: '运营中心',
        submittedAt: new Date(submittedMs).toISOString(),
        auditedBy: state === 'pendingReview' ? '' : '审核员',
        approvedAt,
        revision: state === 'pendingReview' ? 1 : 2,
      });
      if (approvedAt === null || city.now - approvedMs > letterDays * dayMs) continue;
      const roles = new Set<string>(to.map((target) => rolesOf[target]));
      for (const { userId } of accounts.filter((one) => one.rentId === rentId && roles.has(one.role))) {
        const readMs = approvedMs + Math.floor(dice.between(0.2, 60) * hourMs);
        const isRead = readMs < city.now && dice.chance(0.8);
        letters.push({
          letterId: letters.length + 1,
          rentId,
          userId,
          messageGroup: 'announcement',
          title,
          content,
          author: '运营中心',
          sentAt: approvedAt,
          readAt: isRead ? new Date(readMs).toISOString() : null,
          announcementId,
        });
      }
    }
  }
  await insertMany(tx, 'announcement', announcements);
  await insertMany(tx, 'siteLetter', letters);
}
