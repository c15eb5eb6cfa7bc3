/** What gateways call the publishes that wait, when they ring for work. */
export const publishQueue = 'plan.publish';
