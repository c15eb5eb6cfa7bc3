// Drawn here, not taken from an icon package: a table is to weigh little, and these are a handful of lines on a 24 px grid.
const paths = {
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  previous: 'm15 6-6 6 6 6',
  next: 'm9 6 6 6-6 6',
  first: 'm18 6-6 6 6 6M7 6v12',
  last: 'm6 6 6 6-6 6M17 6v12',
  columns: 'M4 4h16v16H4zM9.3 4v16M14.7 4v16',
  reorder: 'M7 4v16M4 17l3 3 3-3M17 20V4M14 7l3-3 3 3',
  empty: 'M4 13l3-8h10l3 8v6H4zM4 13h5l1 3h4l1-3h5',
  nothing: 'M16 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM14.5 14.5 20 20M8 10h4',
  failed: 'M12 12v4M12 20v.2M17 18h.5a1 1 0 0 0 0-9h-1.8A7 7 0 1 0 7 17.7',
  warning: 'M12 4 2.5 20h19zM12 10v4M12 17v.2',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing in the text's colour; decoration only. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
