import { useEffect, useState } from 'react'

import { Announcement } from '../../components/VisuallyHidden'
import { useLocale } from '../locale/locale-context'
import { FrameCount } from './FieldFrame.styles'
import { countCharacters, isNearLimit } from './character-count'

/** The limit of a text and its labels. */
export interface CharacterLimit {
  /**
   * Maximum number of characters. More can be typed, so that pasted text is not cut;
   * the caller refuses them.
   */
  readonly characters: number
  /** Announced to screen readers after a pause in typing near the limit; `left` is negative above it. */
  readonly describe: (count: { left: number }) => string
}

/** Pause in typing before the count is announced, in milliseconds. */
const PAUSE_MS = 1000

interface CharacterCountProps {
  text: string
  limit: CharacterLimit
}

/** "12/80": always visible, announced near the limit. */
export function CharacterCount({ text, limit }: CharacterCountProps) {
  const locale = useLocale()
  const count = countCharacters(text)
  const said = isNearLimit(count, limit.characters)
    ? limit.describe({ left: limit.characters - count })
    : ''
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(said)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [said])
  return (
    <FrameCount {...(count > limit.characters ? { 'data-exceeded': '' } : null)}>
      <span aria-hidden="true">
        {locale.number(count)}/{locale.number(limit.characters)}
      </span>
      <Announcement>{announced}</Announcement>
    </FrameCount>
  )
}
