import type { FeedbackType } from '@fireline/domain/service';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dayMs } from '../calendar.ts';
import { createDice } from '../../lib/dice.ts';
import type { City } from '../model.ts';
import { phone } from '../names.ts';

type Said = readonly [type: FeedbackType, content: string, reply: string];

const said: readonly Said[] = [
  [
    'suggestion',
    '希望报警列表可以按楼层分组，值班时更容易安排人手。',
    '已记录，感谢建议。平面图监控中可以按楼层查看报警。',
  ],
  ['fault', '三楼走廊的烟感每天早上都会误报，麻烦安排检查。', '维保人员已上门清洁探测器，请继续观察。'],
  ['question', '新增的住户如何看到自己家里的设备？', '在场所的成员中添加住户手机号，住户注册后即可查看。'],
  ['complaint', '上周反馈的离线设备一直没有人处理。', '抱歉，已更换电池，设备恢复在线。'],
  ['question', '短信收件人可以设置几个？', '单位最多 5 个手机和 5 个座机，场所最多各 8 个。'],
  ['suggestion', '导出的表格能否带上建筑名称？', '导出的列与页面显示的列一致，请在“列”中勾选建筑。'],
  ['fault', '水压监测器的读数两天没有变化。', '采集模块已重新上电，读数恢复正常。'],
  ['other', '请问能否提供操作培训？', '可以，请与您的合作商联系安排时间。'],
  ['question', '静音之后会不会漏掉新的报警？', '静音 10 分钟后自动恢复，期间新报警仍会弹出。'],
  ['suggestion', '夜间值班希望界面更暗一些。', '右上角的显示设置中可以选择夜间主题。'],
];
const perTenant = 25;
const waiting = 8;

/** What people wrote within the last two months; the newest wait for a reply. @spec SRV-07 N25 */
export async function writeFeedback(tx: Tx, city: City): Promise<void> {
  const rows: BulkRow<'feedback'>[] = [];
  for (const [at, { rentId }] of city.tenants.entries()) {
    const dice = createDice(city.seed, rentId, 'feedback');
    const people = await tx
      .selectFrom('appUser')
      .leftJoin('unit', 'unit.unitId', 'appUser.unitId')
      .leftJoin('place', 'place.placeId', 'appUser.placeId')
      .leftJoin('maint', 'maint.maintId', 'appUser.maintId')
      .select(['appUser.userId', 'appUser.role', 'appUser.partnerId as own'])
      .select(['unit.partnerId as ofUnit', 'place.partnerId as ofPlace', 'maint.partnerId as ofMaint'])
      .where('appUser.rentId', '=', rentId)
      .where('appUser.role', 'in', ['unit', 'resident', 'maint', 'agent'])
      .orderBy('appUser.userId')
      .execute();
    const count = people.length === 0 ? 0 : at === 0 ? perTenant : 6;
    for (let age = 0; age < count; age += 1) {
      const person = dice.pick(people);
      const [type, content, reply] = said[age % said.length] ?? said[0]!;
      const sentAt = city.now - Math.floor((age * 2.3 + dice.between(0.1, 1.5)) * dayMs);
      const isWaiting = age < waiting;
      rows.push({
        feedbackId: rows.length + 1,
        rentId,
        userId: person.userId,
        partnerId: person.own ?? person.ofUnit ?? person.ofPlace ?? person.ofMaint,
        type,
        content,
        phone: dice.chance(0.5) ? phone(dice) : '',
        at: new Date(sentAt).toISOString(),
        images: [],
        reply: isWaiting ? null : reply,
        repliedBy: isWaiting ? '' : 'platform',
        repliedAt: isWaiting ? null : new Date(sentAt + Math.floor(dice.between(0.1, 1) * dayMs)).toISOString(),
      });
    }
  }
  await insertMany(tx, 'feedback', rows);
}
