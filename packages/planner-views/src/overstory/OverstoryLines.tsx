import type { StripAxis } from './model/strip-axis'

/** The lines that lead from the dates down through all sections: where weeks begin, and today. */
export function OverstoryLines({
  axis: { ticks, todayColumn },
  dayCount,
}: {
  readonly axis: StripAxis
  readonly dayCount: number
}) {
  return (
    <div data-part="lines" aria-hidden="true">
      {ticks.map(({ column }) =>
        column === 0 ? null : (
          <span key={column} data-part="tick" style={{ '--tl-strip-start': column / dayCount }} />
        ),
      )}
      {todayColumn === null ? null : (
        <span data-part="today" style={{ '--tl-strip-start': (todayColumn + 0.5) / dayCount }} />
      )}
    </div>
  )
}
