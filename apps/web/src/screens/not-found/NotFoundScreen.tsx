import { EmptyState } from '@throughline/ui/EmptyState'
import { styled } from 'styled-components'
import { RouterLinkButton } from '../../shell/RouterLinkButton'

const Place = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 100%;

  h1 {
    font: inherit;
  }
`

/** Shown for a URL without a route. */
export function NotFoundScreen() {
  return (
    <Place>
      <EmptyState
        illustration="search"
        title={<h1>This page does not exist</h1>}
        actions={<RouterLinkButton to="/plans">Go to your plans</RouterLinkButton>}
      >
        The address may be mistyped, or what it named is gone.
      </EmptyState>
    </Place>
  )
}
