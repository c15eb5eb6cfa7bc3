import '../../service/replies/tables.ts';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dayMs } from '../calendar.ts';
import type { City } from '../model.ts';
import { agentsOf } from './agents.ts';

/** What agents write again and again; the last is the first agent's own. */
const kept: readonly (readonly [title: string, text: string, isShared: boolean])[] = [
  ['问候', '您好，这里是客服中心，请问有什么可以帮您？', true],
  ['核实设备', '请提供设备编号（IMEI）或安装位置，我们马上为您核实。', true],
  ['离线排查', '请先确认设备供电和信号，再按住自检键 3 秒，两分钟后看平台是否恢复在线。', true],
  ['短信收不到', '请检查单位的短信余额和接收设置；余额不足时购买后即可恢复。', true],
  ['上门安排', '已为您创建工单，维保人员会提前电话联系您确认上门时间。', true],
  ['结束语', '感谢您的咨询，问题解决后请为本次服务评分。', true],
  ['转班说明', '我即将换班，稍后由同事继续为您处理，已附上前面的记录。', false],
];

/** Writes the replies that agents keep for chats. @spec SRV-06 N25 */
export async function writeReplies(tx: Tx, city: City): Promise<void> {
  const at = new Date(city.now - 90 * dayMs).toISOString();
  const rows = city.tenants.flatMap(({ rentId }): BulkRow<'savedReply'>[] => {
    const agent = agentsOf(city).find((one) => one.rentId === rentId && !one.isGone);
    if (!agent) return [];
    const { userId: ownerId, realName: by } = agent;
    return kept.map(([title, text, isShared], nth) => ({
      rentId,
      ownerId,
      clientKey: `city-reply-${nth}`,
      isShared,
      title,
      text,
      createdBy: by,
      createdAt: at,
      changedBy: by,
      changedAt: at,
    }));
  });
  await insertMany(tx, 'savedReply', rows);
}
