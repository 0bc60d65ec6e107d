import { Button } from '@throughline/ui/Button'
import { ErrorState } from '@throughline/ui/ErrorState'
import { token } from '@throughline/ui/theme'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useSessionActions } from '../session/use-session'
import { Logo } from './Logo'

const Page = styled.main`
  display: grid;
  gap: ${token('space-5')};
  align-content: center;
  justify-items: center;
  min-block-size: 100dvh;
`

/** The app could not find out who is here: try again, or start over as nobody. */
export function StartFailure({ message }: { readonly message: string }) {
  const session = useSessionActions()
  const [isRetrying, setIsRetrying] = useState(false)
  const handleRetry = () => {
    setIsRetrying(true)
    void session.start().finally(() => {
      setIsRetrying(false)
    })
  }
  return (
    <Page>
      <Logo />
      <ErrorState
        title="Throughline could not start"
        retryLabel="Try again"
        isRetrying={isRetrying}
        onRetry={handleRetry}
        actions={
          <Button
            variant="ghost"
            onClick={() => {
              void session.logOut()
            }}
          >
            Log Out
          </Button>
        }
      >
        {message}
      </ErrorState>
    </Page>
  )
}
