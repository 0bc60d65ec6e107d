import path from 'node:path'
import type { Indexer, IndexInput } from 'storybook/internal/types'

import { showsState } from './docs/sections/live-example.ts'

/** Tag of stories that test what a component does. The sidebar shows them on request (`tags` in main.ts). */
export const INTERACTION_TEST = 'interaction-test'

/**
 * Makes an indexer tag interaction tests, which then need no documentation page. The stories that
 * a reader looks at come first: the page of a file has the tags of its first story.
 */
export function tagInteractionTests(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const stories = await indexer.createIndex(file, options)
      const visible = visibleStories(stories, file)
      const tests = stories.filter((story) => !visible.includes(story))
      for (const test of tests) test.tags = [...(test.tags ?? []), INTERACTION_TEST, '!autodocs']
      return [...visible, ...tests]
    },
  }
}

/**
 * Returns the stories that the sidebar lists: those that show a state. If a screen or a component
 * has none, it lists their first story, so that a reader finds them. It lists no test of a further
 * file (`Name.kind.stories.tsx`), of a part of a screen, or of the foundations.
 */
export function visibleStories(stories: readonly IndexInput[], file: string) {
  // Patterns are things that happen: their stories play.
  if (file.includes('/pages/patterns/')) return stories
  const states = stories.filter(
    ({ tags = [], exportName }) =>
      exportName === 'Default' || showsState({ tags, playFunction: tags.includes('play-fn') }),
  )
  if (states.length > 0) return states
  const isMainFile = path.basename(file).split('.').length === 3
  const [section, ...names] = stories[0]?.title?.split('/') ?? []
  return isMainFile && section !== 'Foundations' && names.length < 3 ? stories.slice(0, 1) : []
}
