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
 * Shows a story on its own page in a frame, such as a story that covers the window. Passes the
 * theme, density, direction and motion of the surrounding page to it, because Storybook's own frame
 * uses the defaults.
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
