import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasEarlierEntry } from '../../platform/earlier-entry'
import { CentredPlace } from '../../shell/CentredPlace'
import { RouterLinkButton } from '../../shell/RouterLinkButton'

/** Screen for a URL without a route. */
export function NotFoundScreen() {
  const { key } = useLocation()
  const navigate = useNavigate()
  return (
    <CentredPlace>
      <EmptyState
        illustration="search"
        title={<h1>This page does not exist</h1>}
        actions={
          <>
            <RouterLinkButton variant="primary" to="/plans">
              Go to your plans
            </RouterLinkButton>
            {hasEarlierEntry(key) ? (
              <Button
                onClick={() => {
                  void navigate(-1)
                }}
              >
                Go back
              </Button>
            ) : null}
          </>
        }
      >
        The address may be mistyped, or what it named is gone.
      </EmptyState>
    </CentredPlace>
  )
}
