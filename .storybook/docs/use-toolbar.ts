import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'

import { readStoryContext } from '../story-context'

/** Returns the current values of the toolbar for documentation pages. */
export function useToolbar() {
  const context = useContext(DocsContext)
  const readGlobals = () => {
    const [story] = context.componentStories()
    return story === undefined ? {} : context.getStoryContext(story)['globals']
  }
  const [globals, setGlobals] = useState(readGlobals)
  const follow = useEffectEvent(() => {
    // The event may carry the globals of stories in other frames: read those of this page.
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
