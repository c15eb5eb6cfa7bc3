import { PhoneListEditor } from '../../PhoneListEditor/index.ts';
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
};
