/** Below, a menu beside the screens would take half of the window, and filters in one line all of it. */
export const phoneWidth = '(width < 768px)';

/** A phone that is held upright: what is pressed most stands at its foot, and the header is one line. */
export const handSize = '(width < 480px) and (height >= 480px)';

/** So low, as at 400 % zoom, only one line of everything around a screen leaves room for the screen. @spec N23 */
export const lowHeight = '(height < 480px)';
