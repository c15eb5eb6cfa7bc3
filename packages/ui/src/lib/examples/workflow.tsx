import { PhoneListEditor } from '../../PhoneListEditor/index.ts';
import { SosBatchEditor } from '../../SosBatchEditor/index.ts';
import type { Examples } from './types.ts';

/** Examples of what is worked through: lists that are edited, routes, chats, diagnoses. */
export const workflowExamples: Examples = {
  PhoneListEditor: (root) => (
    <PhoneListEditor
      {...root}
      label="报警联系电话"
      of="unit"
      defaultValue={{ mobiles: ['13800138000', '138'], landlines: ['0755-82101119'] }}
      description="依次拨打"
      problem="请检查标出的号码"
    />
  ),
  SosBatchEditor: (root) => (
    <SosBatchEditor
      {...root}
      label="SOS 号码"
      defaultValue={[
        { imei: '490154203237519', numbers: ['119', 'x'] },
        { imei: '4901542', numbers: [] },
      ]}
      description="按顺序呼叫"
      problem="请检查标出的内容"
    />
  ),
};
