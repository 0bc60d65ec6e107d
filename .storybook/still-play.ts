import { addons } from 'storybook/preview-api'
import { STORY_FINISHED } from 'storybook/internal/core-events'

import { forceMotion, type MotionChoice } from './toolbar/force-motion'

interface PlayedStory {
  readonly id: string
  readonly hasPlay: boolean
  /** What the toolbar says. */
  readonly motion: MotionChoice
}

/**
 * Holds motion still while a story plays and is checked: a play function looks at what it
 * has opened at once, and not when it has faded in. Where the toolbar asks for motion, it stays.
 *
 * @returns gives the motion back, if the end of the story has not done so
 */
export function stillPlay({ id, hasPlay, motion }: PlayedStory): () => void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!hasPlay || motion !== 'auto' || isStill) return () => undefined
  const release = forceMotion('reduced')
  const channel = addons.getChannel()
  const end = ({ storyId }: { readonly storyId: string }) => {
    if (storyId !== id) return
    channel.off(STORY_FINISHED, end)
    release()
    // What fades in by a rule that holds again would do so a second time.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
  }
  channel.on(STORY_FINISHED, end)
  return () => {
    channel.off(STORY_FINISHED, end)
    release()
  }
}
