/** What folded pop-ups cover at the foot of the window: what stands there keeps clear of it. */
export const popupRoom = '72px';
