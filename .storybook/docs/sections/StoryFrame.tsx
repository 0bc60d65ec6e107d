import type { PreparedStory } from 'storybook/internal/types'
import { styled } from 'styled-components'

import { useToolbar } from '../use-toolbar'

/** Height of a frame whose story names none, in pixels. */
const DEFAULT_PIXELS = 400

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  border: 0;
`

/**
 * A story in a page of its own, such as one that covers the window, with the theme, density and
 * direction of the page around. Storybook's own frame has those that stories begin with.
 */
export function StoryFrame({ story }: { story: PreparedStory }) {
  const { theme, density, direction, motion } = useToolbar()
  const globals = Object.entries({ theme, density, direction, motion })
  const query = globals.map(([name, value]) => `${name}:${value}`).join(';')
  return (
    <Frame
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${query}`}
      title={story.name}
      style={{ blockSize: heightOf(story) }}
    />
  )
}

function heightOf({ parameters }: PreparedStory): number | string {
  const { iframeHeight, height } = parameters['docs']?.story ?? {}
  return iframeHeight ?? height ?? DEFAULT_PIXELS
}
