import { toId } from 'storybook/internal/csf'
import { useEffect, useRef, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { styled } from 'styled-components'

import { useToolbar } from '../use-toolbar'

/** The part of an address that names the one example that a documentation page shows. */
export const EXAMPLE_PLACE = 'example'

/** Height of a frame whose story names none, in pixels. */
const DEFAULT_PIXELS = 360

const Ground = styled.div`
  inline-size: 100%;
`

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`

interface StoryFrameProps {
  story: PreparedStory
  /** The place of an example of this story on its documentation page. @default none: the story */
  place?: string | undefined
}

/**
 * Shows a story on its own page in a frame, such as a story that covers the window. Passes the
 * theme, density, direction and motion of the surrounding page to it, because Storybook's own frame
 * uses the defaults. It is loaded when it comes into view: a dialog in it takes the focus, which
 * would scroll the page to it.
 */
export function StoryFrame({ story, place }: StoryFrameProps) {
  const { theme, density, direction, motion } = useToolbar()
  const globals = Object.entries({ theme, density, direction, motion })
  const query = globals.map(([name, value]) => `${name}:${value}`).join(';')
  const ground = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    if (ground.current !== null) observer.observe(ground.current)
    return () => {
      observer.disconnect()
    }
  }, [])
  const visible =
    place === undefined
      ? `id=${story.id}&viewMode=story`
      : `id=${toId(story.title, 'docs')}&viewMode=docs&${EXAMPLE_PLACE}=${place}`
  return (
    <Ground ref={ground} style={{ blockSize: heightOf(story) }}>
      {isSeen ? <Frame src={`iframe.html?${visible}&globals=${query}`} title={story.name} /> : null}
    </Ground>
  )
}

function heightOf({ parameters }: PreparedStory): number | string {
  const { iframeHeight, height } = parameters['docs']?.story ?? {}
  return iframeHeight ?? height ?? DEFAULT_PIXELS
}
