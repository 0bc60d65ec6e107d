import type { ComponentType, ReactNode } from 'react'

interface NamedState<Props> {
  /** Its difference from the other states, in a few words. */
  readonly name: string
  /** Replace arguments of the story; `undefined` leaves one out. */
  readonly props?: { readonly [Key in keyof Props]?: Props[Key] | undefined }
  /** In pixels; the column's unless stated. */
  readonly width?: number
  readonly dir?: 'rtl'
  /** Puts the component into its surroundings. */
  readonly frame?: (component: ReactNode) => ReactNode
}

interface Layout {
  /** Of each column, in pixels. */
  readonly columnWidth?: number
}

/** The width of the tests' page without its margins. */
const PAGE_WIDTH = 976
const COLUMN_GAP = 24

/**
 * Renders a component once per state, each below its name, so that one story and one picture
 * show the differences. The states fill as many columns as the tests' page has room for.
 *
 * @param states in the order of reading
 * @returns the `render` function of a story
 */
export function sideBySide<Props extends object>(
  Component: ComponentType<Props>,
  states: readonly NamedState<Props>[],
  { columnWidth = 280 }: Layout = {},
) {
  const columns = Math.floor((PAGE_WIDTH + COLUMN_GAP) / (columnWidth + COLUMN_GAP))
  return function SideBySide(args: Props) {
    return (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, ${columnWidth}px)`,
          alignItems: 'start',
          gap: `20px ${COLUMN_GAP}px`,
          // The frame of a single state, which a decorator draws, is narrower.
          width: 'max-content',
        }}
      >
        {states.map(({ name, props, width, dir, frame = (component) => component }) => (
          <div key={name} style={{ minWidth: 0 }}>
            <div
              style={{
                marginBlockEnd: 6,
                color: 'var(--tl-color-ink-muted)',
                fontSize: 11,
                lineHeight: '16px',
              }}
            >
              {name}
            </div>
            <div dir={dir} style={{ width }}>
              {frame(<Component {...args} {...props} />)}
            </div>
          </div>
        ))}
      </div>
    )
  }
}
