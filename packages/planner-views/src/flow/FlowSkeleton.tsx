import { customProperties } from '../calendar-parts'

/** Placeholder lines, the same at every load: a section, then rows with bars. */
const SHAPES: readonly (readonly (readonly [from: number, days: number])[])[] = [
  [],
  [
    [0.04, 0.2],
    [0.4, 0.12],
  ],
  [
    [0.1, 0.1],
    [0.26, 0.18],
    [0.62, 0.2],
  ],
  [],
  [
    [0, 0.14],
    [0.5, 0.3],
  ],
  [[0.2, 0.34]],
  [
    [0.06, 0.1],
    [0.7, 0.16],
  ],
]

/** Placeholders in place of rows until the first rows are loaded. */
export function FlowSkeleton() {
  return SHAPES.map((row, at) => (
    <div
      // oxlint-disable-next-line react/no-array-index-key -- the shapes never change
      key={at}
      aria-hidden="true"
      data-part="skeleton-row"
      data-kind={row.length === 0 ? 'section' : 'row'}
    >
      {row.map(([from, share]) => (
        <span
          key={from}
          data-part="skeleton"
          style={customProperties({ '--from': from, '--share': share })}
        />
      ))}
    </div>
  ))
}
