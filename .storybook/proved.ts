/**
 * The tags of stories that run as tests: with steps of their own, the grid of a component's states, and pages of the guides. The visual step
 * draws the others, and fails where one of them throws.
 */
export const runAsTests = ['play-fn', 'grid', 'page'] as const;
