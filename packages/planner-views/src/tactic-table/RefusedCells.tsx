import { Banner } from '@throughline/ui/Banner'
import { useRef } from 'react'

import { RefusedList } from './RefusedCells.styles'
import type { RefusedCellsLabels } from './refused-cells-labels'
import type { RefusedCell } from './use-refused-cells'

/** So many cells are listed; of more, the number is said. */
const MAX_LISTED = 200

interface RefusedCellsProps {
  readonly cells: readonly RefusedCell[]
  readonly labels: RefusedCellsLabels
  readonly onDismiss: () => void
}

/** The cells that did not take a text, each with its reason; nothing without any. */
export function RefusedCells({ cells, labels, onDismiss }: RefusedCellsProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  if (cells.length === 0) return null
  const more = cells.length - MAX_LISTED
  return (
    <Banner
      tone="warning"
      title={labels.heading(cells.length)}
      dismissLabel={labels.dismiss}
      onDismiss={() => {
        const table = rootRef.current?.parentElement
        onDismiss()
        // The button that had the focus goes away.
        table?.querySelector<HTMLElement>('[role="treegrid"] [tabindex="0"]')?.focus()
      }}
      ref={rootRef}
      data-part="refused"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls has to be reached by keyboard */}
      <RefusedList aria-label={labels.heading(cells.length)} tabIndex={0}>
        {cells.slice(0, MAX_LISTED).map(({ title, column, text, reason }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- texts beyond the table can be the same
          <li key={at}>
            <b>{labels.cell({ title, column, text })}</b> {reason}
          </li>
        ))}
        {more > 0 ? <li>{labels.more(more)}</li> : null}
      </RefusedList>
    </Banner>
  )
}
