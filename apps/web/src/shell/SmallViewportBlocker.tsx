import {
  SMALLEST_VIEWPORT_HEIGHT_PX,
  SMALLEST_VIEWPORT_WIDTH_PX,
} from '@throughline/domain/session'
import { token } from '@throughline/ui/theme'
import { useSyncExternalStore, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Logo } from './Logo'

// A touch screen beside a mouse is a desktop; a touch screen alone is a tablet or a phone.
const BLOCKED = `(width < ${SMALLEST_VIEWPORT_WIDTH_PX}px), (height < ${SMALLEST_VIEWPORT_HEIGHT_PX}px), ((pointer: coarse) and (not (any-pointer: fine)))`

const Page = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token('layer-floating')};
  display: grid;
  gap: ${token('space-4')};
  align-content: center;
  justify-items: center;
  padding: ${token('space-6')};
  background: ${token('color-canvas')};
  text-align: center;
`

const Text = styled.p`
  max-inline-size: 40ch;
  color: ${token('color-ink-muted')};
`

/** Asks for a larger window where plans cannot be worked in; what is open waits behind it. */
export function SmallViewportBlocker({ children }: { readonly children: ReactNode }) {
  const isBlocked = useSyncExternalStore(subscribe, isTooSmall)
  return (
    <>
      <div inert={isBlocked}>{children}</div>
      {isBlocked ? (
        <Page role="alert">
          <Logo />
          <Text>
            Throughline needs a larger window: at least {SMALLEST_VIEWPORT_WIDTH_PX} by{' '}
            {SMALLEST_VIEWPORT_HEIGHT_PX} pixels on a desktop computer, at 100% zoom.
          </Text>
        </Page>
      ) : null}
    </>
  )
}

function isTooSmall(): boolean {
  return globalThis.matchMedia(BLOCKED).matches
}

function subscribe(onChange: () => void): () => void {
  const query = globalThis.matchMedia(BLOCKED)
  query.addEventListener('change', onChange)
  return () => {
    query.removeEventListener('change', onChange)
  }
}
