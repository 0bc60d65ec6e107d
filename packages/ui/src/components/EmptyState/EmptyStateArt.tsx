import type { ReactElement } from 'react'

import { ArtRoot } from './EmptyStateArt.styles'

/** The subject of an illustration: the kind of missing item, or a search without results. */
export type EmptyStateIllustration = 'calendar' | 'list' | 'search' | 'filter' | 'files' | 'people'

/* Three stroke styles: `data-pen="line"` for the subject, `quiet` for the background,
   `ghost` for what is missing. */
const drawings: Readonly<Record<EmptyStateIllustration, ReactElement>> = {
  calendar: (
    <>
      <rect data-pen="line" x="24" y="14" width="72" height="56" rx="6" />
      <path data-pen="line" d="M24 29h72M42 9v9M78 9v9" />
      <rect data-pen="fill" x="31" y="36" width="30" height="8" rx="2" />
      <rect data-pen="ghost" x="51" y="49" width="38" height="8" rx="2" />
    </>
  ),
  list: (
    <>
      <rect data-pen="line" x="22" y="12" width="76" height="16" rx="4" />
      <rect data-pen="fill" x="28" y="17" width="6" height="6" rx="1.5" />
      <path data-pen="line" d="M41 20h30" />
      <rect data-pen="ghost" x="22" y="33" width="76" height="16" rx="4" />
      <path data-pen="quiet" d="M29 41h5M41 41h38" />
      <rect data-pen="ghost" x="22" y="54" width="76" height="16" rx="4" />
      <path data-pen="quiet" d="M29 62h5M41 62h22" />
    </>
  ),
  search: (
    <>
      <path data-pen="quiet" d="M20 20h18M20 36h12M20 52h18M82 20h18M88 36h12M20 68h80" />
      <circle data-pen="line" cx="58" cy="34" r="20" />
      <path data-pen="line" d="M73 49l15 15" />
      <path data-pen="ghost" d="M49 30h18M49 38h11" />
    </>
  ),
  filter: (
    <>
      <path data-pen="line" d="M22 20h50M88 20h10M22 41h14M52 41h46M22 62h34M72 62h26" />
      <circle data-pen="fill" cx="80" cy="20" r="7" />
      <circle data-pen="line" cx="44" cy="41" r="7" />
      <circle data-pen="line" cx="64" cy="62" r="7" />
    </>
  ),
  files: (
    <>
      <path data-pen="ghost" d="M66 12h16a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6h-2" />
      <path
        data-pen="line"
        d="M38 18h24l14 14v36a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z"
      />
      <path data-pen="line" d="M62 18v10a4 4 0 0 0 4 4h10" />
      <path data-pen="quiet" d="M43 45h22M43 53h22M43 61h12" />
    </>
  ),
  people: (
    <>
      <circle data-pen="ghost" cx="80" cy="30" r="9" />
      <path data-pen="ghost" d="M76 46c14-2 24 6 24 20H80" />
      <circle data-pen="line" cx="50" cy="28" r="12" />
      <path data-pen="line" d="M26 68c0-14 10-22 24-22s24 8 24 22z" />
      <path data-pen="quiet" d="M40 61h20" />
    </>
  ),
}

/** A decorative line drawing, hidden from screen readers because the text says the same. */
export function EmptyStateArt({ illustration }: { illustration: EmptyStateIllustration }) {
  return (
    <ArtRoot viewBox="0 0 120 80" fill="none" aria-hidden="true" focusable="false">
      {drawings[illustration]}
    </ArtRoot>
  )
}
