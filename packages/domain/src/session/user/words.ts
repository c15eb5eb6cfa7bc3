import { defineWords, type Phrase } from '../../lib/index.ts';
import type { AccountEvent, AccountState } from '../account.ts';

/** The words of users as they are created and looked after. @spec SHL-12 SES-04 SES-07 SES-08 */
export const sessionUserWords = defineWords({
  'session.brand.colour': {
    cn: '颜色为 # 加六位十六进制数，如 #004a8f',
    hk: '顏色為 # 加六位十六進位數，如 #004a8f',
    en: 'A colour is # and six hexadecimal digits, such as #004a8f',
  },
  'session.brand.conflict': {
    cn: '{name} 修改了品牌，请核对后重试',
    hk: '{name} 更改了品牌，請核對後再試',
    en: '{name} has changed the brand; please check and try again',
  },
  'session.conflict': {
    cn: '{name} 修改了此账号，请核对后重试',
    hk: '{name} 更改了此帳戶，請核對後再試',
    en: '{name} has changed this account; please check and try again',
  },
  'session.state.active': { cn: '正常', hk: '正常', en: 'Active' },
  'session.state.locked': { cn: '已锁定', hk: '已鎖定', en: 'Locked' },
  'session.state.disabled': { cn: '已停用', hk: '已停用', en: 'Disabled' },
  'session.state.deleted': { cn: '已删除', hk: '已刪除', en: 'Deleted' },
  'session.event.lock': { cn: '锁定', hk: '鎖定', en: 'Lock' },
  'session.event.unlock': { cn: '解锁', hk: '解鎖', en: 'Unlock' },
  'session.event.expire': { cn: '锁定到期', hk: '鎖定期屆滿', en: 'Lock ends' },
  'session.event.disable': { cn: '停用', hk: '停用', en: 'Disable' },
  'session.event.enable': { cn: '启用', hk: '啟用', en: 'Enable' },
  'session.event.delete': { cn: '删除', hk: '刪除', en: 'Delete' },

  'session.password.unchanged': {
    cn: '新密码不能与原密码相同',
    hk: '新密碼不可與舊密碼相同',
    en: 'The new password is the old one',
  },
  'session.password.published': {
    cn: '这是公开的演示密码，请换一个',
    hk: '這是公開的示範密碼，請另選一個',
    en: 'This is the published demo password; choose another',
  },
  'session.oldPassword.wrong': { cn: '原密码不正确', hk: '舊密碼不正確', en: 'The old password is wrong' },
  'session.oldPassword.wrongLeft': {
    cn: '原密码不正确，再错 {left} 次账号将被锁定',
    hk: '舊密碼不正確，再錯 {left} 次帳戶將被鎖定',
    en: 'The old password is wrong; {left} more and the account locks',
  },
  'session.agreement': { cn: '请先同意服务条款', hk: '請先同意服務條款', en: 'Please agree to the terms first' },
  'session.idNumber.form': {
    cn: '身份证号须为 {0} 位：17 位数字加校验位',
    hk: '身份證號碼須為 {0} 個字元：17 位數字加校驗碼',
    en: 'An ID number has {0} characters: 17 digits and a check digit',
  },
  'session.idNumber.birthDay': {
    cn: '身份证号中的出生日期不存在',
    hk: '身份證號碼內的出生日期不存在',
    en: 'The day of birth in the ID number does not exist',
  },
  'session.idNumber.checkDigit': {
    cn: '身份证号校验位不符，请核对',
    hk: '身份證號碼的校驗碼不符，請核對',
    en: 'The check digit of the ID number does not fit; please compare',
  },
  'session.roleOfType': {
    cn: '该账号类型不能使用此角色',
    hk: '此帳戶類型不可使用此角色',
    en: 'This type of account cannot have this role',
  },
  'session.node.required': { cn: '请选择归属', hk: '請選擇歸屬', en: 'Choose what it is bound to' },
  'session.node.notFound': { cn: '没有这个归属', hk: '沒有此歸屬', en: 'There is nothing of this id' },
  'session.usernameTaken': {
    cn: '该用户名已被使用',
    hk: '此用戶名稱已被使用',
    en: 'This user name is taken',
  },
  'session.kindNotYours': {
    cn: '您不能管理此类账号',
    hk: '你不可管理此類帳戶',
    en: 'You do not look after accounts of this kind',
  },
  'session.lastAdministrator': {
    cn: '这是最后一个平台管理员，不能停用、删除或失去授权权限',
    hk: '這是最後一個平台管理員，不可停用、刪除或失去授權權限',
    en: 'This is the last administrator of the platform; it cannot be disabled or deleted, and keeps the right to authorise',
  },
  'session.loginBy.web': { cn: '网页登录', hk: '網頁登入', en: 'Web sign-in' },
  'session.loginBy.app': { cn: '手机应用登录', hk: '手機應用程式登入', en: 'App sign-in' },
  'session.loginBy.wechat': { cn: '微信登录', hk: '微信登入', en: 'WeChat sign-in' },
  'session.notDisabled': { cn: '该账号未被停用', hk: '此帳戶未被停用', en: 'This account is not disabled' },
  'session.notOneself': {
    cn: '不能停用或删除自己的账号',
    hk: '不可停用或刪除自己的帳戶',
    en: 'You cannot disable or delete your own account',
  },
} satisfies Readonly<Record<`session.state.${AccountState}` | `session.event.${AccountEvent}`, Phrase>> &
  Readonly<Record<string, Phrase>>);
