import { defineWords, type Phrase } from '../../lib/index.ts';
import type { DeviceKeyKind, KeyScope } from './form.ts';

type Needed = `device.key.scope.${KeyScope}` | `device.key.kind.${DeviceKeyKind}`;

/** The words of device keys. @spec SHL-12 */
export const deviceKeyWords = defineWords({
  'device.key.scope.reports': { cn: '上报数据', hk: '回報數據', en: 'Send reports' },
  'device.key.scope.commands': { cn: '收取命令', hk: '收取指令', en: 'Receive commands' },
  'device.key.kind.key': { cn: '接入密钥', hk: '接入密鑰', en: 'Secret key' },
  'device.key.kind.transmission': {
    cn: '用户信息传输装置',
    hk: '用戶資訊傳輸裝置',
    en: 'Transmission device',
  },
  'device.key.notFound': { cn: '没有此接入密钥', hk: '沒有此接入密鑰', en: 'There is no such device key' },
  'device.key.nameTaken': { cn: '名称已被使用', hk: '名稱已被使用', en: 'This name is taken' },
  'device.key.addressTaken': { cn: '该地址已登记', hk: '該地址已登記', en: 'This address is registered already' },
  'device.key.noPort': {
    cn: '系统未为您的租户开放传输装置端口，请联系系统运营方（FIRELINE_GB26875）',
    hk: '系統未為你的租戶開放傳輸裝置連接埠，請聯絡系統營運方（FIRELINE_GB26875）',
    en: 'No port is open for transmission devices of your tenant; ask the operator of this installation (FIRELINE_GB26875)',
  },
  'device.key.tooMany': {
    cn: '最多 {0} 个有效密钥，请先吊销不用的',
    hk: '最多 {0} 個有效密鑰，請先撤銷不用的',
    en: 'At most {0} {0|key|keys} may be valid; revoke unused ones first',
  },
  'device.key.revoked': { cn: '密钥已被 {name} 吊销', hk: '密鑰已被 {name} 撤銷', en: '{name} has revoked this key' },
  'device.key.conflict': {
    cn: '{name} 刚刚修改了此密钥，请查看后再试',
    hk: '{name} 剛剛更改了此密鑰，請檢視後再試',
    en: '{name} has just changed this key; look at it and try again',
  },
  'device.key.noSecret': {
    cn: '传输装置没有密钥可更换',
    hk: '傳輸裝置沒有密鑰可更換',
    en: 'A transmission device has no secret to replace',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
