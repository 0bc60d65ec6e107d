import { DocsContext, Source, Story } from '@storybook/addon-docs/blocks'
import { Code } from 'lucide-react'
import { useContext, useEffect, useRef, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { styled } from 'styled-components'

import { token } from '@throughline/ui/theme'
import { ToggleButton } from '@throughline/ui/ToggleButton'
import { PageLink } from '../PageLink'
import { Frame } from './Section.styles'
import { StoryFrame } from './StoryFrame'

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding-block: ${token('space-1')};
  padding-inline: ${token('space-4')} ${token('space-2')};
  border-block-start: 1px solid ${token('color-line')};
  background: ${token('color-surface')};
  font-size: ${token('text-dense')};
`

const Ground = styled.div`
  background: ${token('color-canvas')};
  overflow-x: auto;

  &[data-waiting] {
    min-height: 96px;
  }
`

interface LiveStoryProps {
  story: PreparedStory
  /** The story whose properties can be changed on the page. */
  isPrimary?: boolean
}

/** A story of the component with its code. It is rendered when it comes near the window. */
export function LiveStory({ story, isPrimary = false }: LiveStoryProps) {
  const { componentStories } = useContext(DocsContext)
  const ground = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(isPrimary)
  const [showsCode, setShowsCode] = useState(false)
  useEffect(() => {
    const element = ground.current
    if (isNear || element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [isNear])
  const { moduleExport } = componentStories().find(({ id }) => id === story.id) ?? story
  return (
    <Frame>
      <Ground ref={ground} {...(isNear ? null : { 'data-waiting': '' })}>
        {isNear ? (
          story.parameters['docs']?.story?.inline === false ? (
            <StoryFrame story={story} />
          ) : (
            <Story
              of={moduleExport}
              {...(isPrimary ? { __primary: true } : { __forceInitialArgs: true })}
            />
          )
        ) : null}
      </Ground>
      <Bar>
        <PageLink path={`/story/${story.id}`}>Open</PageLink>
        <ToggleButton
          size="small"
          variant="ghost"
          icon={Code}
          label="Code"
          isPressed={showsCode}
          onChange={({ isPressed }) => {
            setShowsCode(isPressed)
          }}
        />
      </Bar>
      {showsCode ? (
        <Source of={moduleExport} {...(isPrimary ? null : { __forceInitialArgs: true })} />
      ) : null}
    </Frame>
  )
}
