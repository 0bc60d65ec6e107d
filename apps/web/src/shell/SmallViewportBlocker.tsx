import {
  SMALLEST_VIEWPORT_HEIGHT_PX,
  SMALLEST_VIEWPORT_WIDTH_PX,
} from '@throughline/domain/session'
import { createLazyModule, useLazyModule } from '@throughline/ui/lazy-module'
import { useEffect, useState, type ReactNode } from 'react'
import { useMediaQuery } from '../platform/use-media-query'
import { acceptSmallWindow, isSmallWindowAccepted } from '../preferences/small-window'

// A touch screen together with a mouse is a desktop; a touch screen alone is a tablet or a phone.
const BLOCKED = `(width < ${SMALLEST_VIEWPORT_WIDTH_PX}px), (height < ${SMALLEST_VIEWPORT_HEIGHT_PX}px), ((pointer: coarse) and (not (any-pointer: fine)))`

const notice = createLazyModule(async () => (await import('./SmallWindowNotice')).SmallWindowNotice)

/**
 * Asks for a larger window if it is too small for plans. Open content waits behind the notice. If
 * the user continues, for example at 200% zoom, the notice does not return in this tab, and the
 * views scroll.
 */
export function SmallViewportBlocker({ children }: { readonly children: ReactNode }) {
  const isTooSmall = useMediaQuery(BLOCKED)
  const [isAccepted, setAccepted] = useState(isSmallWindowAccepted)
  return (
    <>
      {children}
      {isTooSmall && !isAccepted ? (
        <Notice
          onContinue={() => {
            acceptSmallWindow()
            setAccepted(true)
          }}
        />
      ) : null}
    </>
  )
}

/**
 * Notice about a small window. It stays hidden if its code cannot be loaded, so that the user can
 * work.
 */
function Notice(props: { readonly onContinue: () => void }) {
  const state = useLazyModule(notice)
  useEffect(() => {
    notice.load()
  }, [])
  return state.status === 'ready' ? <state.value {...props} /> : null
}
