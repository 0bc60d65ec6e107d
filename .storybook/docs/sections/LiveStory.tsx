import { DocsContext, Source, Story } from '@storybook/addon-docs/blocks'
import { Code } from 'lucide-react'
import { useContext, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { styled } from 'styled-components'

import { token } from '@throughline/ui/theme'
import { ToggleButton } from '@throughline/ui/ToggleButton'
import { PageLink } from '../PageLink'
import { Frame, TableScroll } from './Section.styles'
import { findPicture, StoryPicture } from '../../StoryPicture'
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

/** Stories without a control to focus can be scrolled with the keyboard too. */
const Ground = styled(TableScroll).attrs({ as: 'div', role: 'group', tabIndex: 0 })`
  background: ${token('color-canvas')};
`

interface LiveStoryProps {
  story: PreparedStory
  /** The story whose properties can be changed on the page. */
  isPrimary?: boolean
}

/** A story of the component with its code. */
export function LiveStory({ story, isPrimary = false }: LiveStoryProps) {
  const { componentStories } = useContext(DocsContext)
  const [showsCode, setShowsCode] = useState(false)
  const { moduleExport } = componentStories().find(({ id }) => id === story.id) ?? story
  return (
    <Frame>
      <Ground aria-label={story.name}>
        <Visible story={story} isPrimary={isPrimary} moduleExport={moduleExport} />
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
      {showsCode ? <Source of={moduleExport} {...(isPrimary ? null : forceInitialArgs)} /> : null}
    </Frame>
  )
}

interface VisibleProps {
  story: PreparedStory
  isPrimary: boolean
  moduleExport: PreparedStory['moduleExport']
}

/**
 * Renders a story, in a frame if it covers the window. Documentation pages run no play function, so
 * a state that needs one is shown by its visual baseline.
 */
function Visible({ story, isPrimary, moduleExport }: VisibleProps) {
  const needsPlay = story.playFunction !== undefined && !isPrimary
  if (needsPlay && findPicture(story.id) !== undefined) {
    return <StoryPicture story={story.id} label={story.name} />
  }
  if (story.parameters['docs']?.story?.inline === false) return <StoryFrame story={story} />
  return <Story of={moduleExport} {...(isPrimary ? { __primary: true } : forceInitialArgs)} />
}

const forceInitialArgs = { __forceInitialArgs: true }
