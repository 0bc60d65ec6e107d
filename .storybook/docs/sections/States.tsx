import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { styled } from 'styled-components'

import { token } from '@throughline/ui/theme'
import { PageLink } from '../PageLink'
import { liveExampleOf, showsState } from './live-example'
import { LiveStory } from './LiveStory'
import { Section } from './Section'
import { Points, Prose, SubTitle } from './Section.styles'
import { sentenceOf } from './story-sentence'

const Gallery = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
`

const State = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
  min-width: 0;
`

function usePageStories(): readonly PreparedStory[] {
  return useContext(DocsContext).componentStories()
}

/** The story at the top of the page, whose properties can be changed; undefined without stories. */
export function useLiveExample(): PreparedStory | undefined {
  return liveExampleOf(usePageStories())
}

/** The other stories that show a state. */
function useStateStories(): readonly PreparedStory[] {
  const example = useLiveExample()
  return usePageStories().filter((story) => story.id !== example?.id && showsState(story))
}

/** Stories that do something. */
function useBehaviorStories(): readonly PreparedStory[] {
  return usePageStories().filter((story) => !showsState(story))
}

/** The sections that a page lacks because it has no stories for them. */
export function useMissingSections(): readonly string[] {
  const hasStates = useStateStories().length > 0
  const hasBehavior = useBehaviorStories().length > 0
  return [...(hasStates ? [] : ['States']), ...(hasBehavior ? [] : ['Behavior'])]
}

/** What a component looks like in its states. */
export function States() {
  const states = useStateStories()
  if (states.length === 0) return null
  return (
    <Section title="States">
      <Gallery>
        {states.map((story) => (
          <State key={story.id}>
            <SubTitle>{sentenceOf(story.name)}</SubTitle>
            <LiveStory story={story} />
          </State>
        ))}
      </Gallery>
    </Section>
  )
}

/** What a component does, each with a story that a test runs. */
export function Behavior() {
  const stories = useBehaviorStories()
  if (stories.length === 0) return null
  return (
    <Section title="Behavior">
      <Prose>Each of these is a story that can be watched, and a test that runs it.</Prose>
      <Points>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <PageLink path={`/story/${id}`}>{sentenceOf(name)}</PageLink>
          </li>
        ))}
      </Points>
    </Section>
  )
}
