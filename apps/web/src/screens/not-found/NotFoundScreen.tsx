import { EmptyState } from '@throughline/ui/EmptyState'
import { CentredPlace } from '../../shell/CentredPlace'
import { RouterLinkButton } from '../../shell/RouterLinkButton'

/** Shown for a URL without a route. */
export function NotFoundScreen() {
  return (
    <CentredPlace>
      <EmptyState
        illustration="search"
        title={<h1>This page does not exist</h1>}
        actions={<RouterLinkButton to="/plans">Go to your plans</RouterLinkButton>}
      >
        The address may be mistyped, or what it named is gone.
      </EmptyState>
    </CentredPlace>
  )
}
