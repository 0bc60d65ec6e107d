import { useEffect, useState } from 'react'

import { Announcement } from '../../components/VisuallyHidden/VisuallyHidden'
import { countCharacters, isNearLimit } from './character-count'
import { FrameCount } from './FieldFrame.styles'

/** How long a text may be, and how that is said. */
export interface CharacterLimit {
  /** Most characters allowed. More can be typed, so that nothing pasted is cut; the caller refuses them. */
  readonly characters: number
  /** Said to screen readers after a pause in typing near the limit; `left` is negative past it. */
  readonly describe: (count: { left: number }) => string
}

/** Pause in typing before the count is said, in milliseconds. */
const pauseMs = 1000

interface CharacterCountProps {
  text: string
  limit: CharacterLimit
}

/** "12/80": seen all the time, heard near the limit. */
export function CharacterCount({ text, limit }: CharacterCountProps) {
  const count = countCharacters(text)
  const said = isNearLimit(count, limit.characters)
    ? limit.describe({ left: limit.characters - count })
    : ''
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(said)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
    }
  }, [said])
  return (
    <FrameCount {...(count > limit.characters ? { 'data-exceeded': '' } : null)}>
      <span aria-hidden="true">
        {count}/{limit.characters}
      </span>
      <Announcement>{announced}</Announcement>
    </FrameCount>
  )
}
