/** @spec SHL-05 */
export const overviewCalls = {
  overview: {
    method: 'GET',
    path: '/service/overview',
    who: ['serviceIndex:view'],
    summary: 'The service of the devices in the scope of the caller, who looks after them, and feedback that waits',
  },
} as const;
