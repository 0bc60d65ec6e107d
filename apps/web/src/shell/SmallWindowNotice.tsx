import {
  SMALLEST_VIEWPORT_HEIGHT_PX,
  SMALLEST_VIEWPORT_WIDTH_PX,
} from '@throughline/domain/session'
import { FullScreenPage } from '@throughline/ui/FullScreenPage'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'
import { Logo } from './Logo'

const Page = styled.div`
  display: grid;
  gap: ${token('space-4')};
  align-content: center;
  justify-items: center;
  min-block-size: 100%;
  text-align: center;
`

const Text = styled.p`
  max-inline-size: 48ch;
  color: ${token('color-ink-muted')};
`

/**
 * Notice over everything else, including open dialogs. It asks the user for a larger window, or to
 * continue anyway.
 */
export function SmallWindowNotice({ onContinue }: { readonly onContinue: () => void }) {
  return (
    <FullScreenPage
      isOpen
      title="A larger window is needed"
      closeLabel="Continue anyway"
      onClose={onContinue}
    >
      <Page>
        <Logo />
        <Text>
          Throughline needs a larger window: at least {SMALLEST_VIEWPORT_WIDTH_PX} by{' '}
          {SMALLEST_VIEWPORT_HEIGHT_PX} pixels on a desktop computer, at 100% zoom.
        </Text>
        <Text>If you continue, you may have to scroll to reach everything.</Text>
      </Page>
    </FullScreenPage>
  )
}
