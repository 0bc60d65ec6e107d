import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'

import { readStoryContext } from '../story-context'

/** What the toolbar says now, for documentation pages: the theme, the density, the direction. */
export function useToolbar() {
  const context = useContext(DocsContext)
  const readGlobals = () => {
    const [story] = context.componentStories()
    return story === undefined ? {} : context.getStoryContext(story)['globals']
  }
  const [globals, setGlobals] = useState(readGlobals)
  const follow = useEffectEvent(() => {
    // Not those of the event: stories in frames of their own tell of theirs as well.
    setGlobals(readGlobals())
  })
  useEffect(() => {
    const handleChange = () => {
      follow()
    }
    context.channel.on(GLOBALS_UPDATED, handleChange)
    return () => {
      context.channel.off(GLOBALS_UPDATED, handleChange)
    }
  }, [context])
  return readStoryContext(globals)
}
