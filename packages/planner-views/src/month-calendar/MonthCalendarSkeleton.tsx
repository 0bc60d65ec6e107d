import { customProperties } from '../calendar-parts'

/** Lanes and lengths that look like a month, the same at every load: [column, span] by lane. */
const SKELETON_WEEKS: readonly (readonly (readonly [column: number, span: number])[])[] = [
  [
    [0, 2],
    [3, 1],
    [4, 3],
  ],
  [
    [1, 1],
    [2, 3],
    [6, 1],
  ],
  [
    [0, 1],
    [2, 4],
  ],
]

/** Shapes of bars that begin on one day of a week, until the first ones are known. */
export function MonthCalendarSkeleton({ row, column }: { row: number; column: number }) {
  return [0, 1].map((lane) => {
    const pattern = SKELETON_WEEKS[(row + lane) % SKELETON_WEEKS.length] ?? []
    const shape = pattern.find(([from]) => from === column)
    if (shape === undefined) return null
    return (
      <span
        key={lane}
        data-part="skeleton"
        style={customProperties({ '--lane': lane, '--span': shape[1] })}
      />
    )
  })
}
