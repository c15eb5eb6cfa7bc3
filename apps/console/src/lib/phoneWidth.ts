/** Below, a menu beside the screens would take half of the window, and filters in one line all of it. */
export const phoneWidth = '(width < 768px)';
