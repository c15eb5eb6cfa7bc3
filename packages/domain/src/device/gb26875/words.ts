import { defineWords } from '../../lib/index.ts';

/** What is wrong with frames and lists of components. @spec SHL-12 */
export const deviceGb26875Words = defineWords({
  'device.gb26875.unit': {
    cn: '数据单元的长度与信息对象数目不符',
    hk: '數據單元的長度與資訊對象數目不符',
    en: 'The data unit is not as long as its count of objects says',
  },
  'device.gb26875.type': {
    cn: '不支持数据单元类型 {0}',
    hk: '不支援數據單元類型 {0}',
    en: 'Data units of type {0} are not known',
  },
  'device.gb26875.analogue': {
    cn: '不支持模拟量类型 {0}',
    hk: '不支援模擬量類型 {0}',
    en: 'Analogue values of type {0} have no measurement here',
  },
  'device.gb26875.component': {
    cn: '第 {0} 行应为部件地址和 IMEI，例如 1.1.10.2 860000000000001',
    hk: '第 {0} 行應為部件地址及 IMEI，例如 1.1.10.2 860000000000001',
    en: 'Line {0} has to be a component and an IMEI, such as 1.1.10.2 860000000000001',
  },
  'device.gb26875.componentTwice': {
    cn: '第 {0} 行的部件已在前面出现',
    hk: '第 {0} 行的部件已於前面出現',
    en: 'The component of line {0} stands in a line before it',
  },
});
