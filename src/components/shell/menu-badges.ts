/** The queues whose length the menu shows. */
export type MenuBadge = 'packageRequests' | 'homestayRequests' | 'hotelRequests';

const none: Partial<Record<MenuBadge, number>> = {};

/** How many requests wait in each queue; a queue without a count shows nothing. */
export const useMenuBadges = (): Partial<Record<MenuBadge, number>> => none;
