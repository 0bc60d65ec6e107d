/** A place that the page has shown. */
export interface VisitedPlace {
  readonly pathname: string
  readonly search: string
  /** The state of its entry in the history, which going back there restores. */
  readonly state: unknown
}

/** So many places are remembered. */
const MAX_PLACES = 50

let places: readonly VisitedPlace[] = []

/** Remembers a place as the latest one. The same URL twice in a row is one place. */
export function recordPlace({ pathname, search, state }: VisitedPlace): void {
  const last = places.at(-1)
  const isSame = last?.pathname === pathname && last.search === search
  places = [...(isSame ? places.slice(0, -1) : places), { pathname, search, state }].slice(
    -MAX_PLACES,
  )
}

/** The latest place that is of a wanted kind; null when none was shown since the page was loaded. */
export function latestPlace(isWanted: (pathname: string) => boolean): VisitedPlace | null {
  return places.findLast(({ pathname }) => isWanted(pathname)) ?? null
}

/** Forgets where the person was, for whoever comes next. */
export function forgetPlaces(): void {
  places = []
}
