import { customProperties } from '../calendar-parts'

/** Boxes that look like a day, the same at every load: [from, length] in minutes. */
const SHAPES: readonly (readonly (readonly [from: number, length: number])[])[] = [
  [
    [480, 60],
    [600, 90],
    [780, 30],
    [900, 120],
  ],
  [
    [540, 120],
    [720, 45],
    [840, 60],
  ],
  [
    [480, 30],
    [570, 60],
    [690, 150],
    [930, 60],
  ],
]

/** Shapes in place of boxes while nothing is known. */
export function DayCalendarSkeleton({ dayCount }: { dayCount: number }) {
  const days = Array.from({ length: dayCount }, (_, column) => column)
  return (
    <div data-part="layer" aria-hidden="true">
      {days.flatMap((column) =>
        (SHAPES[column % SHAPES.length] ?? []).map(([from, length]) => (
          <span
            key={`${column}:${from}`}
            data-part="skeleton"
            style={customProperties({ '--day': column, '--from': from, '--length': length })}
          />
        )),
      )}
    </div>
  )
}
