import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'
import sheets from '../../baselines/sheets.json'

/** The sheets of visual baselines: the pictures that tests compare, so that none is out of date. */
const files = import.meta.glob<string>(
  '../../baselines/{components-actions-button,components-fields-datefield,components-overlays-confirmdialog,components-data-datatable,components-feedback-banner,components-navigation-stepper,components-layout-formlayout,components-text-and-icons-shortcutlist,planner-views-calendars-{monthcalendar,flowcalendar}{,-[0-9]},planner-views-tables-and-figures-tactictable,planner-views-editing-detaileditor,planner-views-filters-and-saved-views-filtersidebar,planner-views-settings-channellist}.webp',
  { query: '?url', import: 'default', eager: true },
)

interface Cell {
  readonly story: string
  readonly appearance: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

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

export interface StoryPictureProps {
  /** The id of a story without a play function, whose sheet is listed above. */
  readonly story: string
  /** What the picture shows, for those who do not see it. */
  readonly label: string
  /** Pixels of the story that are shown, from its start corner. @default all */
  readonly part?: { readonly width: number; readonly height: number }
}

/**
 * The picture of a story, light or dark as the page.
 *
 * @throws Error when the story has no picture in a sheet of this module
 */
export function StoryPicture({ story, label, part }: StoryPictureProps) {
  const { url, light, dark, width } = findPicture(story)
  const shown = part ?? { width: light.width, height: light.height }
  const percent = (pixels: number) => `${((-100 * pixels) / width).toFixed(4)}%`
  const height = sheetHeight(story)
  const at = ({ x, y }: Cell) => `${percent(x)} ${((-100 * y) / height).toFixed(4)}%`
  return (
    <Window
      style={{
        '--tl-picture-ratio': `${shown.width} / ${shown.height}`,
        '--tl-picture-size': `${((100 * width) / shown.width).toFixed(4)}%`,
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

function findPicture(story: string) {
  const [sheet, cells = []] = sheetOf(story) ?? []
  const light = cells.find((cell) => cell.story === story && cell.appearance === 'light')
  const dark = cells.find((cell) => cell.story === story && cell.appearance === 'dark')
  const url = files[`../../baselines/${sheet ?? ''}.webp`]
  if (light === undefined || dark === undefined || url === undefined) {
    throw new Error(`${story} has no picture: name a story with a baseline, and its sheet above.`)
  }
  return { url, light, dark, width: Math.max(...cells.map(({ x, width }) => x + width)) }
}

function sheetHeight(story: string): number {
  const [, cells = []] = sheetOf(story) ?? []
  return Math.max(...cells.map(({ y, height }) => y + height))
}

function sheetOf(story: string) {
  return Object.entries(cellsBySheet).find(([, cells]) =>
    cells.some((cell) => cell.story === story),
  )
}
