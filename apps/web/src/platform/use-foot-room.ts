import { useEffect } from 'react'

const ROOM = '--tl-foot-room'

/**
 * Keeps room below the last row of the view on show, for what lies over its foot.
 *
 * @param pixels height of the room
 */
export function useFootRoom(pixels: number): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty(ROOM, `${pixels}px`)
    return () => {
      style.removeProperty(ROOM)
    }
  }, [pixels])
}
