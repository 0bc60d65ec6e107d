import { DocsContext } from '@storybook/addon-docs/blocks'
import { isValidElement, useContext } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { PreparedStory } from 'storybook/internal/types'

import type { DocsExample } from '@throughline/test-support/component-docs'
import { findPicture, StoryPicture } from '../../StoryPicture'
import { useLiveExample, usePageStories } from './States'

interface LiveExampleProps {
  example: DocsExample<object>
  /** The properties of all examples of the page. */
  sharedProps: object | undefined
}

/** An example on the page of a component. */
export function LiveExample({ example, sharedProps }: LiveExampleProps) {
  const liveExample = useLiveExample()
  const stories = usePageStories()
  if (isProps(example)) {
    return <ExampleStory story={liveExample} args={{ ...sharedProps, ...example }} />
  }
  if (typeof example !== 'string') return example
  const named = stories.find(({ id, title }) => id === toId(title, storyNameFromExport(example)))
  return <ExampleStory story={named} args={null} />
}

/** Whether an example is the live example of its page with other properties. */
export function isProps(example: DocsExample<object>): example is object {
  return typeof example === 'object' && !isValidElement(example)
}

/** Whether a story renders with it. Only decorators and play functions read more than its `args`. */
function isRenderContext(
  context: object,
): context is Parameters<PreparedStory['undecoratedStoryFn']>[0] {
  return 'args' in context
}

interface ExampleStoryProps {
  story: PreparedStory | undefined
  /** Properties in place of those of the story. */
  args: object | null
}

/**
 * Renders a story without its decorators, which give it a place on its own page. Shows the visual
 * baseline of a story that covers the window or needs its play function.
 */
function ExampleStory({ story, args }: ExampleStoryProps) {
  const context = useContext(DocsContext)
  if (story === undefined) throw new Error('An example names a story that the page does not have.')
  const needsPage =
    story.playFunction !== undefined || story.parameters['docs']?.story?.inline === false
  if (args === null && needsPage && findPicture(story.id) !== undefined) {
    return <StoryPicture story={story.id} label={story.name} />
  }
  const storyContext: object = {
    ...context.getStoryContext(story),
    args: { ...story.initialArgs, ...args },
  }
  if (!isRenderContext(storyContext)) throw new Error('A story has no properties.')
  const example = story.undecoratedStoryFn(storyContext)
  // A view is as wide as the page.
  return story.title.startsWith('Components/') ? (
    example
  ) : (
    <div style={{ inlineSize: '100%', minInlineSize: 0 }}>{example}</div>
  )
}
