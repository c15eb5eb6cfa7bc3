/** The nouns whose pages begin with a picture and figures. @spec SIT-02 SIT-06 SIT-08 BLD-04 */
export const headKinds = ['place', 'unit', 'building', 'project'] as const;
export type HeadKind = (typeof headKinds)[number];
