/** What tells a story that shows a state from one that does something. */
interface StoryFacts {
  readonly name: string
  /** Falsy without one. */
  readonly playFunction?: unknown
  readonly tags: readonly string[]
}

/** Whether a story shows a state: nothing is done in it, or only to bring the state about. */
export function showsState({ playFunction, tags }: Omit<StoryFacts, 'name'>): boolean {
  return !playFunction || tags.includes('picture')
}

/**
 * The live example of a component: its story `Default`, or else the first that shows a state. The
 * files of a component are read in the order of their names, which says nothing about that.
 *
 * @returns undefined for a component without stories
 */
export function liveExampleOf<Of extends StoryFacts>(stories: readonly Of[]): Of | undefined {
  return (
    stories.find(({ name }) => name === 'Default') ??
    stories.find((story) => showsState(story)) ??
    stories[0]
  )
}
