import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'

import { readStoryContext } from '../story-context'

interface GlobalsEvent {
  globals: Readonly<Record<string, unknown>>
}

/** What the toolbar says now, for documentation pages: the theme, the density, the direction. */
export function useToolbar() {
  const context = useContext(DocsContext)
  const [globals, setGlobals] = useState<GlobalsEvent['globals']>(() => {
    const [story] = context.componentStories()
    return story === undefined ? {} : context.getStoryContext(story)['globals']
  })
  useEffect(() => {
    const follow = (event: GlobalsEvent) => {
      setGlobals(event.globals)
    }
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => {
      context.channel.off(GLOBALS_UPDATED, follow)
    }
  }, [context])
  return readStoryContext(globals)
}
