import { ErrorState } from '@throughline/ui/ErrorState'
import { LinkButton } from '@throughline/ui/LinkButton'
import { styled } from 'styled-components'
import { CentredPlace } from './CentredPlace'

const Place = styled(CentredPlace)`
  &[data-whole-page] {
    min-block-size: 100dvh;
  }
`

/**
 * Replaces a broken view, or a view whose code could not be loaded. The rest of the app stays
 * usable.
 */
export function ViewError({ isWholePage = false }: { readonly isWholePage?: boolean }) {
  return (
    <Place {...(isWholePage ? { 'data-whole-page': '' } : null)}>
      <ErrorState
        title="This view stopped working"
        retryLabel="Reload"
        onRetry={() => {
          globalThis.location.reload()
        }}
        // Loads a new page, because the current page is broken.
        actions={<LinkButton href="/plans">Go to your plans</LinkButton>}
      >
        Nothing that was saved is lost. Reload to go on; if it happens again, tell your support.
      </ErrorState>
    </Place>
  )
}
