const NAME = 'route'
const VALUE = 'onboarding'

/** Whether a query asks for the quick-start tour. */
export function isTourUrl(search: string): boolean {
  return new URLSearchParams(search).get(NAME) === VALUE
}

/** The same query, asking for the tour. */
export function withTour(search: string): string {
  const query = new URLSearchParams(search)
  query.set(NAME, VALUE)
  return query.toString()
}

/** The same query without the tour. */
export function withoutTour(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(NAME)
  return query.toString()
}
