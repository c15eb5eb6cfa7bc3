import type { BulkRow } from '../../lib/db/query/bulk.ts';
import { dayMs } from '../calendar.ts';
import type { City } from '../model.ts';
import { partnerRows } from './siteRows.ts';

const terms = `一、账号
请使用本人的姓名和手机号注册，并保管好密码。账号只供本人使用。

二、信息的使用
您填写的信息用于报警通知、联系核实和账号管理，不用于其他用途。

三、报警通知
平台会通过短信、电话或应用消息通知您。收到报警后请先确认人员安全，再按提示处理；发现火情请立即拨打 119。

四、注销
需要注销账号时，请联系本租户的服务台。`;

/** Longer than the log of the city goes back. */
const keptDays = 1095;
const changedAgoMs = 90 * dayMs;

/** The tenants; the first of them says what it has to say of itself, the other has never said anything. @spec SES-04 SES-10 ORG-05 */
export function tenantRows(city: City): BulkRow<'rent'>[] {
  const [first] = city.tenants;
  const working = partnerRows(city).find(({ rentId, disabledAt }) => rentId === first?.rentId && disabledAt === null);
  const profile = {
    contact: '鹏湾服务台',
    phone: '0755-11962119',
    isRegistrationOpen: true,
    terms,
    defaultPartnerId: working?.partnerId ?? null,
    logDays: keptDays,
    revision: 1,
    changedBy: '平台管理员',
    changedAt: new Date(city.now - changedAgoMs).toISOString(),
  };
  return city.tenants.map((tenant) => ({ ...tenant, profile: tenant === first ? profile : null }));
}
