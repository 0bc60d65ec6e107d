import {
  SMALLEST_VIEWPORT_HEIGHT_PX,
  SMALLEST_VIEWPORT_WIDTH_PX,
} from '@throughline/domain/session'
import { createLazyModule, useLazyModule } from '@throughline/ui/lazy-module'
import { useEffect, useState, type ReactNode } from 'react'
import { useMediaQuery } from '../platform/use-media-query'
import { acceptSmallWindow, isSmallWindowAccepted } from '../preferences/small-window'

// A touch screen beside a mouse is a desktop; a touch screen alone is a tablet or a phone.
const BLOCKED = `(width < ${SMALLEST_VIEWPORT_WIDTH_PX}px), (height < ${SMALLEST_VIEWPORT_HEIGHT_PX}px), ((pointer: coarse) and (not (any-pointer: fine)))`

const notice = createLazyModule(async () => (await import('./SmallWindowNotice')).SmallWindowNotice)

/**
 * Asks for a larger window where plans cannot be worked in. What is open waits behind it. A
 * person who goes on anyway, such as at 200% zoom, is not asked again in this tab: the views
 * scroll then.
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

/** If its code cannot be loaded, nobody is kept from working. */
function Notice(props: { readonly onContinue: () => void }) {
  const state = useLazyModule(notice)
  useEffect(() => {
    notice.load()
  }, [])
  return state.status === 'ready' ? <state.value {...props} /> : null
}
