import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { styled } from 'styled-components'
import { token } from '@throughline/ui/theme'
import { ToggleButton } from '@throughline/ui/ToggleButton'

import { liveExampleOf, showsState } from './live-example'
import { LiveStory } from './LiveStory'
import { Section } from './Section'
import { SubTitle } from './Section.styles'

const Gallery = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
`

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin: 0;
  padding: 0;
  border: 0;
`

const State = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
  min-width: 0;
`

export function usePageStories(): readonly PreparedStory[] {
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

/** The states of a component below each other; those of a view one at a time. */
export function States() {
  const states = useStateStories()
  if (states.length === 0) return null
  return (
    <Section title="States">
      {states[0]?.title.startsWith('Components/') === true ? (
        <Gallery>
          {states.map((story) => (
            <State key={story.id}>
              <SubTitle>{sentenceOf(story.name)}</SubTitle>
              <LiveStory story={story} />
            </State>
          ))}
        </Gallery>
      ) : (
        <StorySwitcher stories={states} />
      )}
    </Section>
  )
}

/** One of several stories, with a button for each. */
export function StorySwitcher({ stories }: { stories: readonly PreparedStory[] }) {
  const [chosenId, setChosenId] = useState<string>()
  const chosen = stories.find(({ id }) => id === chosenId) ?? stories[0]
  if (chosen === undefined) return null
  return (
    <>
      {stories.length === 1 ? null : (
        <Choices aria-label="Shown state">
          {stories.map(({ id, name }) => (
            <ToggleButton
              key={id}
              size="small"
              label={sentenceOf(name)}
              isPressed={id === chosen.id}
              onChange={() => {
                setChosenId(id)
              }}
            />
          ))}
        </Choices>
      )}
      <LiveStory key={chosen.id} story={chosen} />
    </>
  )
}

/**
 * The name of a story as a sentence without a period: `Presses By Keyboard` is
 * `Presses by keyboard`. Words in capitals stay as they are.
 */
function sentenceOf(storyName: string): string {
  return storyName
    .split(' ')
    .map((word, index) => {
      if (index === 0 || (word.length > 1 && word === word.toUpperCase())) return word
      return word.toLowerCase()
    })
    .join(' ')
}
