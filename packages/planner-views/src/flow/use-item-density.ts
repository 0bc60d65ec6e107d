import { useEffect, useState } from 'react'

import type { FlowCalendarRow, FlowCalendarSection } from './FlowCalendar.types'
import { itemDensity } from './model/item-density'
import type { RowBars } from './model/row-bars'

/** Stretches of the overview: about one a week in a year, finer in shorter timelines. */
const STRETCHES = 160
/** After the picture that somebody waits for. */
const DELAY_MS = 50

interface DensityOptions {
  readonly isWanted: boolean
  readonly sections: readonly FlowCalendarSection[]
  readonly barsOf: (row: FlowCalendarRow) => RowBars
  readonly startDay: number
  readonly dayCount: number
}

/**
 * How much happens along the timeline, closed sections included; null until it is counted,
 * which is after the flow was drawn.
 */
export function useItemDensity({
  isWanted,
  sections,
  barsOf,
  startDay,
  dayCount,
}: DensityOptions): Float32Array | null {
  const [density, setDensity] = useState<Float32Array | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(() => {
      const layouts = sections.flatMap(({ rows }) => rows.map((row) => barsOf(row).layout))
      setDensity(itemDensity(layouts, { startDay, dayCount }, Math.min(dayCount, STRETCHES)))
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [isWanted, sections, barsOf, startDay, dayCount])
  return isWanted ? density : null
}
