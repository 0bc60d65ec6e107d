import type { ReactElement } from 'react'

import { ArtRoot } from './EmptyStateArt.styles'

/**
 * The subject of an illustration: the kind of missing item, or the reason for the empty place. With
 * `start` the user has not created the first item; with `done` no work is left. With `locked` the
 * user has no access; with `offline` the place needs a connection.
 */
export type EmptyStateIllustration =
  | 'calendar'
  | 'list'
  | 'search'
  | 'filter'
  | 'files'
  | 'people'
  | 'start'
  | 'done'
  | 'locked'
  | 'offline'

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
  start: (
    <>
      <path data-pen="quiet" d="M18 66h84" />
      <path data-pen="ghost" d="M26 66c10-4 14-16 26-20" />
      <path data-pen="line" d="M60 66V14" />
      <path data-pen="fill" d="M60 14c10-5 18 5 32 0v22c-14 5-22-5-32 0z" />
      <circle data-pen="line" cx="26" cy="66" r="4" />
    </>
  ),
  done: (
    <>
      <rect data-pen="line" x="30" y="12" width="60" height="58" rx="6" />
      <path data-pen="quiet" d="M56 28h24M56 41h24M56 54h16" />
      <path data-pen="line" d="M40 28l3 3 6-6M40 41l3 3 6-6M40 54l3 3 6-6" />
      <circle data-pen="fill" cx="92" cy="62" r="11" />
      <path data-pen="line" d="M87 62l4 4 7-7" />
    </>
  ),
  locked: (
    <>
      <path data-pen="ghost" d="M22 22h18M22 36h12M22 50h14M84 22h14M88 36h10M86 50h12" />
      <path data-pen="line" d="M48 36V26a12 12 0 0 1 24 0v10" />
      <rect data-pen="fill" x="40" y="36" width="40" height="32" rx="5" />
      <circle data-pen="line" cx="60" cy="49" r="4" />
      <path data-pen="line" d="M60 53v6" />
    </>
  ),
  offline: (
    <>
      <path data-pen="line" d="M38 58a14 14 0 0 1 2-28 20 20 0 0 1 38-2 15 15 0 0 1 4 30z" />
      <path data-pen="ghost" d="M48 58v12M60 58v12M72 58v12" />
      <path data-pen="line" d="M52 38l16 12M68 38L52 50" />
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
