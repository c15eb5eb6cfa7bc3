import { defineWords } from '@fireline/domain/lib';

/** The phone book of a device that calls. */
export const phoneBookWords = defineWords({
  'phoneBook.list': { cn: '电话本', hk: '電話簿', en: 'Phone book' },
  'phoneBook.order': { cn: '顺序', hk: '次序', en: 'Order' },
  'phoneBook.name': { cn: '名称', hk: '名稱', en: 'Name' },
  'phoneBook.number': { cn: '号码', hk: '號碼', en: 'Number' },
  'phoneBook.sos': { cn: 'SOS 号码', hk: 'SOS 號碼', en: 'SOS number' },
  'phoneBook.sosOnly': { cn: 'SOS 号码', hk: 'SOS 號碼', en: 'SOS number' },
  'phoneBook.noName': { cn: '未命名', hk: '未命名', en: 'Without a name' },
  'phoneBook.confirmed': {
    cn: '设备于 {time} 确认',
    hk: '裝置於 {time} 確認',
    en: 'Confirmed by the device at {time}',
  },
  'phoneBook.none': {
    cn: '设备尚未确认任何号码',
    hk: '裝置尚未確認任何號碼',
    en: 'The device has confirmed no numbers',
  },
  'phoneBook.none.hint': {
    cn: '设置电话本，或让设备报告它保存的号码。',
    hk: '設定電話簿，或要求裝置匯報它儲存的號碼。',
    en: 'Set the phone book, or ask the device for the numbers that it keeps.',
  },
  'phoneBook.change': { cn: '设置电话本', hk: '設定電話簿', en: 'Set the phone book' },
  'phoneBook.change.title': { cn: '电话本：{name}', hk: '電話簿：{name}', en: 'Phone book of {name}' },
  'phoneBook.what': {
    cn: '号码按此顺序保存；按下 SOS 键时，设备依次呼叫其中的 SOS 号码。设备在下次上报时取走电话本。',
    hk: '號碼按此次序儲存；按下 SOS 鍵時，裝置依次致電其中的 SOS 號碼。裝置在下次回報時取走電話簿。',
    en: 'Numbers are kept in this order; when the SOS button is pressed, the device calls the SOS numbers among them one after the other. It fetches its phone book with its next report.',
  },
  'phoneBook.entries': { cn: '号码', hk: '號碼', en: 'Numbers' },
  'phoneBook.count': {
    cn: '{count}/{max} 个号码，{sos}/{sosMax} 个 SOS',
    hk: '{count}/{max} 個號碼，{sos}/{sosMax} 個 SOS',
    en: '{count} of {max} numbers, {sos} of {sosMax} SOS',
  },
  'phoneBook.nameAt': { cn: '第 {at} 个名称', hk: '第 {at} 個名稱', en: 'Name {at}' },
  'phoneBook.numberAt': { cn: '第 {at} 个号码', hk: '第 {at} 個號碼', en: 'Number {at}' },
  'phoneBook.add': { cn: '添加号码', hk: '新增號碼', en: 'Add a number' },
  'phoneBook.up': { cn: '上移第 {at} 个号码', hk: '上移第 {at} 個號碼', en: 'Move number {at} up' },
  'phoneBook.down': { cn: '下移第 {at} 个号码', hk: '下移第 {at} 個號碼', en: 'Move number {at} down' },
  'phoneBook.remove': { cn: '删除第 {at} 个号码', hk: '刪除第 {at} 個號碼', en: 'Remove number {at}' },
  'phoneBook.send': { cn: '下发', hk: '發出', en: 'Send' },
  'phoneBook.sent': { cn: '{name} 的电话本已下发', hk: '{name} 的電話簿已發出', en: 'Phone book of {name} sent' },
  'phoneBook.read': { cn: '读取设备', hk: '讀取裝置', en: 'Read from the device' },
  'phoneBook.read.title': {
    cn: '读取 {name} 的电话本',
    hk: '讀取 {name} 的電話簿',
    en: 'Read the phone book of {name}',
  },
  'phoneBook.read.what': {
    cn: '设备在下次上报时取走命令，并报告它保存的号码。',
    hk: '裝置在下次回報時取走指令，並匯報它儲存的號碼。',
    en: 'The device fetches the command with its next report, and answers with the numbers that it keeps.',
  },
  'phoneBook.read.sent': {
    cn: '已请求 {name} 报告号码',
    hk: '已要求 {name} 匯報號碼',
    en: '{name} was asked for its numbers',
  },
  'phoneBook.synced': { cn: '与设备一致', hk: '與裝置一致', en: 'In step with the device' },
  'phoneBook.pending': { cn: '等待设备', hk: '等候裝置', en: 'Waiting for the device' },
  'phoneBook.failed': {
    cn: '{command}未完成：{state}。{failure}',
    hk: '{command}未完成：{state}。{failure}',
    en: '{command} did not end well: {state}. {failure}',
  },
  'phoneBook.refused': { cn: '设备未接受的号码', hk: '裝置未接受的號碼', en: 'Numbers that the device refused' },
  'phoneBook.refused.one': {
    cn: '{name} {number}：{reason}',
    hk: '{name} {number}：{reason}',
    en: '{name} {number}: {reason}',
  },
});
