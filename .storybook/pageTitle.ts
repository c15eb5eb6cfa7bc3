const project = 'Fireline';

/** The title of a page: Storybook says "Actions / Button - Playground ⋅ Storybook", or "storybook - Storybook" before it knows the page. */
export const titleOf = (theirs: string): string => theirs.replace(/^(?:.* - )?Storybook$|Storybook$/, project);
