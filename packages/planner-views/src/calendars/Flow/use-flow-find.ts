import { useEffect, useEffectEvent, useMemo, useState } from 'react'

import type {
  FlowCalendarViewProps,
  FlowCalendarRow,
  FlowCalendarSection,
} from './FlowCalendar.types'
import { findItems } from './model/find-items'
import type { MatchingBar } from './model/find-items'
import { focusCellOfBar } from './model/flow-cells'
import type { FlowCell } from './model/flow-cells'
import type { RowBars } from './model/row-bars'

interface FlowFindOptions {
  readonly sections: readonly FlowCalendarSection[]
  readonly closedSections: ReadonlySet<string>
  readonly barsOf: (row: FlowCalendarRow) => RowBars
  readonly onToggleSection: FlowCalendarViewProps['onToggleSection']
  /** Scrolls to a bar without giving it the focus. */
  readonly onReveal: (focusCell: FlowCell) => void
  readonly onFocus: (focusCell: FlowCell) => void
}

const none: readonly MatchingBar[] = []

/** The search by title through all sections, closed ones included: its text, its results and the current one. */
export function useFlowFind(options: FlowFindOptions) {
  const { sections, closedSections, barsOf } = options
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const matches = useMemo(
    () => (isOpen ? findItems(sections, text, barsOf) : none),
    [isOpen, sections, text, barsOf],
  )
  // The results can become fewer while other users change the plan.
  const index = matches.length === 0 ? -1 : Math.min(at, matches.length - 1)
  const current = matches[index] ?? null
  const focusCell = useMemo(
    () => (current === null ? null : focusCellOfBar(current.lineId, current.bar)),
    [current],
  )

  const isInClosed = current !== null && closedSections.has(current.sectionId)
  const show = useEffectEvent((visible: FlowCell, isHidden: boolean) => {
    if (isHidden && current !== null) {
      options.onToggleSection?.({ sectionId: current.sectionId, isOpen: true })
    } else options.onReveal(visible)
  })
  // Runs again once the section is open: only then is there a line to scroll to.
  useEffect(() => {
    if (focusCell !== null) show(focusCell, isInClosed)
  }, [focusCell, isInClosed])

  const step = (by: 1 | -1): void => {
    if (matches.length > 0) setAt((index + by + matches.length) % matches.length)
  }
  return {
    isOpen,
    open: () => {
      setOpen(true)
    },
    /** The bar to be marked; null for none. */
    focusCell,
    field: {
      text,
      at: index + 1,
      count: matches.length,
      onTextChange: (value: string) => {
        setText(value)
        setAt(0)
      },
      onStep: step,
      onClose: () => {
        setOpen(false)
        if (focusCell !== null) options.onFocus(focusCell)
      },
    },
  }
}
