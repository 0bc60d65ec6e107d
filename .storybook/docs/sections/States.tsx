import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { styled } from 'styled-components'

import { token } from '@throughline/ui/theme'
import { liveExampleOf, showsState } from './live-example'
import { LiveStory } from './LiveStory'
import { Section } from './Section'
import { SubTitle } from './Section.styles'
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

/** Whether the page has a section of states. */
export function useHasStates(): boolean {
  return useStateStories().length > 0
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
