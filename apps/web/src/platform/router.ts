import { createContext } from 'react'
import { useLocation, type DataRouter } from 'react-router-dom'
import { useRequired } from './use-required'

/** Provides the router of the page; see {@link useIsLeaving}. */
export const RouterContext = createContext<DataRouter | null>(null)

/** Returns the router, whose state may be ahead of the rendered page. */
export function useRouter(): DataRouter {
  return useRequired(
    RouterContext,
    'Nothing knows where the page is going, so a change could undo an earlier one. Put RouterContext around the component.',
  )
}

/**
 * Returns a function that tells whether the page is navigating to another path. React keeps the old
 * path on the screen until the code of the new one has loaded. A redirect during that time would
 * undo the user's choice.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter()
  const { pathname } = useLocation()
  return () => {
    const { navigation, location } = router.state
    return (navigation.location ?? location).pathname !== pathname
  }
}
