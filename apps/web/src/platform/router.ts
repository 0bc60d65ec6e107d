import { createContext } from 'react'
import { useLocation, type DataRouter } from 'react-router-dom'
import { useRequired } from './use-required'

/** Provides the router of the page; see {@link useIsLeaving}. */
export const RouterContext = createContext<DataRouter | null>(null)

/**
 * Returns a function that tells whether the page is navigating to another path. React keeps the old
 * path on the screen until the code of the new one has loaded. A redirect during that time would
 * undo the user's choice.
 */
export function useIsLeaving(): () => boolean {
  const router = useRequired(
    RouterContext,
    'Nothing knows where the page is going, so a redirect could undo a choice. Put RouterContext around the component.',
  )
  const { pathname } = useLocation()
  return () => {
    const { navigation, location } = router.state
    return (navigation.location ?? location).pathname !== pathname
  }
}
