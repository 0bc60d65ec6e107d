import { useEffect, useEffectEvent, useMemo, useState } from 'react'

import type {
  FlowCalendarViewProps,
  FlowCalendarRow,
  FlowCalendarSection,
} from './FlowCalendar.types'
import { findItems } from './model/find-items'
import type { FoundBar } from './model/find-items'
import { stopOfBar } from './model/flow-stops'
import type { FlowStop } from './model/flow-stops'
import type { RowBars } from './model/row-bars'

interface FlowFindOptions {
  readonly sections: readonly FlowCalendarSection[]
  readonly closedSections: ReadonlySet<string>
  readonly barsOf: (row: FlowCalendarRow) => RowBars
  readonly onToggleSection: FlowCalendarViewProps['onToggleSection']
  /** Scrolls to a bar without giving it the focus. */
  readonly onReveal: (stop: FlowStop) => void
  readonly onFocus: (stop: FlowStop) => void
}

const NONE: readonly FoundBar[] = []

/** The search by title through all sections, closed ones included: its text, its results and the current one. */
export function useFlowFind(options: FlowFindOptions) {
  const { sections, closedSections, barsOf } = options
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const found = useMemo(
    () => (isOpen ? findItems(sections, text, barsOf) : NONE),
    [isOpen, sections, text, barsOf],
  )
  // The results can become fewer while other users change the plan.
  const index = found.length === 0 ? -1 : Math.min(at, found.length - 1)
  const current = found[index] ?? null
  const stop = useMemo(
    () => (current === null ? null : stopOfBar(current.lineId, current.bar)),
    [current],
  )

  const isInClosed = current !== null && closedSections.has(current.sectionId)
  const show = useEffectEvent((shown: FlowStop, isHidden: boolean) => {
    if (isHidden && current !== null) {
      options.onToggleSection?.({ sectionId: current.sectionId, isOpen: true })
    } else options.onReveal(shown)
  })
  // Runs again once the section is open: only then is there a line to scroll to.
  useEffect(() => {
    if (stop !== null) show(stop, isInClosed)
  }, [stop, isInClosed])

  const step = (by: 1 | -1): void => {
    if (found.length > 0) setAt((index + by + found.length) % found.length)
  }
  return {
    isOpen,
    open: () => {
      setOpen(true)
    },
    /** The bar to be marked; null for none. */
    stop,
    field: {
      text,
      at: index + 1,
      count: found.length,
      onTextChange: (value: string) => {
        setText(value)
        setAt(0)
      },
      onStep: step,
      onClose: () => {
        setOpen(false)
        if (stop !== null) options.onFocus(stop)
      },
    },
  }
}
