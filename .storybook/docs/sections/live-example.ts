/** Data that tell whether a story shows a state or plays actions. */
interface StoryDetails {
  readonly name: string
  /** Falsy without one. */
  readonly playFunction?: unknown
  readonly tags: readonly string[]
}

/**
 * Returns whether a story shows a state: it plays no actions, or plays them only to reach that
 * state.
 */
export function showsState({ playFunction, tags }: Omit<StoryDetails, 'name'>): boolean {
  return !playFunction || tags.includes('picture')
}

/**
 * Returns the live example of a component: its story `Default`, else the first story that shows a
 * state, else the first story. The files of a component are read in the order of their names, so
 * the order of the stories has no meaning.
 *
 * @returns undefined for a component without stories
 */
export function liveExampleOf<Of extends StoryDetails>(stories: readonly Of[]): Of | undefined {
  return (
    stories.find(({ name }) => name === 'Default') ??
    stories.find((story) => showsState(story)) ??
    stories[0]
  )
}
