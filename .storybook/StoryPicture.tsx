import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'
import sheets from './baselines/sheets.json'

interface Cell {
  readonly story: string
  readonly appearance: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The sheets of visual baselines: the pictures that tests compare, so that none is out of date. */
const cellsBySheet: Readonly<Record<string, readonly Cell[]>> = sheets

/** The part of a sheet that shows a story; which theme is a matter of style. */
const Window = styled.span`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: var(--tl-picture-ratio);
  overflow: hidden;
  background: ${token('color-canvas')};

  & > img {
    position: absolute;
    inset-block-start: 0;
    left: 0;
    width: var(--tl-picture-size);
    max-width: none;
    translate: var(--tl-picture-light);
  }

  [data-theme='dark'] & > img {
    translate: var(--tl-picture-dark);
  }

  [data-theme='auto'] & > img {
    @media (prefers-color-scheme: dark) {
      translate: var(--tl-picture-dark);
    }
  }
`

/** Pixels left out around a picture: a scaled one shows parts of its neighbors there. */
const EDGE = 1

interface StoryPictureProps {
  /** The id of a story with a visual baseline. */
  readonly story: string
  /** Text alternative of the picture, for users who do not see it. */
  readonly label: string
  /** Pixels of the story that are shown, from its start corner; fewer where it is smaller. @default all */
  readonly part?: { readonly width: number; readonly height: number }
  /** Whether a small picture fills its place. @default false */
  readonly isEnlarged?: boolean
}

/**
 * The picture of a story, light or dark as the page.
 *
 * @throws Error when the story has no picture
 */
export function StoryPicture({ story, label, part, isEnlarged = false }: StoryPictureProps) {
  const picture = findPicture(story)
  if (picture === undefined) throw new Error(`${story} has no visual baseline.`)
  const { url, light, dark, width, height } = picture
  const visibleWidth = Math.min(part?.width ?? Infinity, light.width - 2 * EDGE)
  const visibleHeight = Math.min(part?.height ?? Infinity, light.height - 2 * EDGE)
  const at = ({ x, y }: Cell) => `${percent(-(x + EDGE) / width)} ${percent(-(y + EDGE) / height)}`
  return (
    <Window
      style={{
        ...(isEnlarged ? null : { maxWidth: visibleWidth }),
        '--tl-picture-ratio': `${visibleWidth} / ${visibleHeight}`,
        '--tl-picture-size': percent(width / visibleWidth),
        '--tl-picture-light': at(light),
        '--tl-picture-dark': at(dark),
      }}
    >
      <img
        src={url}
        alt={label}
        loading="lazy"
        width={width}
        height={height}
        style={{ height: 'auto' }}
      />
    </Window>
  )
}

function percent(share: number): string {
  return `${(100 * share).toFixed(4)}%`
}

/** Returns where the picture of a story is; undefined without a visual baseline. */
export function findPicture(story: string) {
  for (const [sheet, cells] of Object.entries(cellsBySheet)) {
    const light = cells.find((cell) => cell.story === story && cell.appearance === 'light')
    const dark = cells.find((cell) => cell.story === story && cell.appearance === 'dark')
    if (light === undefined || dark === undefined) continue
    return {
      url: new URL(`./baselines/${sheet}.webp`, import.meta.url).href,
      light,
      dark,
      width: Math.max(...cells.map((cell) => cell.x + cell.width)),
      height: Math.max(...cells.map((cell) => cell.y + cell.height)),
    }
  }
  return undefined
}
