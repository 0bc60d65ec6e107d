/** Location that the page has shown. */
export interface VisitedPlace {
  readonly pathname: string
  readonly search: string
  /** State of its entry in the history, which going back there restores. */
  readonly state: unknown
}

/** Number of remembered locations. */
const MAX_PLACES = 50

let places: readonly VisitedPlace[] = []

/** Records a location as the latest one. The same URL twice in a row is one location. */
export function recordPlace({ pathname, search, state }: VisitedPlace): void {
  const last = places.at(-1)
  const isSame = last?.pathname === pathname && last.search === search
  places = [...(isSame ? places.slice(0, -1) : places), { pathname, search, state }].slice(
    -MAX_PLACES,
  )
}

/** Returns the latest location whose path matches; null if there is none since the page loaded. */
export function latestPlace(matches: (pathname: string) => boolean): VisitedPlace | null {
  return places.findLast(({ pathname }) => matches(pathname)) ?? null
}

/** Forgets all locations, so the next user does not see them. */
export function forgetPlaces(): void {
  places = []
}
