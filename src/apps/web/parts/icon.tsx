// The few signs of the page as drawings, so that no font has to have them. They are for the eye only: buttons carry a name.

const paths = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M17 5l-9 7 9 7z',
  on: 'M7 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  undo: 'M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a5.5 5.5 0 0 0 0 11h3',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

const filled: readonly string[] = ['first', 'back', 'on', 'last'];

export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg class={`drawn ${filled.includes(name) ? 'filled' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
