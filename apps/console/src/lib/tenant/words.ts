import { defineWords } from '@fireline/domain/lib';

/** What is set for a whole tenant, in the order of its tabs. */
export const tenantTabWords = defineWords({
  'tenantTab.tenant': { cn: '租户', hk: '租戶', en: 'Tenant' },
  'tenantTab.brand': { cn: '品牌', hk: '品牌', en: 'Brand' },
  'tenantTab.forcePush': { cn: '强制推送', hk: '強制推送', en: 'Forced alarms' },
  'tenantTab.powers': { cn: '合作商权限', hk: '合作夥伴權限', en: 'Partner permissions' },
  'tenantTab.embeds': { cn: '嵌入密钥', hk: '嵌入密鑰', en: 'Embed keys' },
  'tenantTab.deviceKeys': { cn: '设备接入密钥', hk: '裝置接入密鑰', en: 'Device keys' },
});
