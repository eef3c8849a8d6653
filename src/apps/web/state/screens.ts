// The screens of the page, in the order of its menus.

export const screens = ['cards', 'claim', 'ruling', 'form', 'kept', 'irregularity', 'review', 'more'] as const;
export type Screen = (typeof screens)[number];
