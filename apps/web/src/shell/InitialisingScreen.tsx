import { Spinner } from '@throughline/ui/Spinner'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'
import { Logo } from './Logo'

const Page = styled.main`
  display: grid;
  gap: ${token('space-5')};
  align-content: center;
  justify-items: center;
  min-block-size: 100dvh;
  color: ${token('color-ink-faint')};
`

const Heading = styled.h1`
  display: flex;
  margin: 0;
`

/**
 * Screen before the user is determined: the logo, and a spinner once it takes longer than expected.
 */
export function InitialisingScreen() {
  return (
    <Page>
      <Heading>
        <Logo />
      </Heading>
      <Spinner label="Loading" size={20} />
    </Page>
  )
}
