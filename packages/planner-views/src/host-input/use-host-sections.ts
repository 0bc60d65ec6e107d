import { planOf } from '@throughline/domain/tactics'
import type { OverstoryItemSection, UncheckedItem } from '@throughline/domain/tactics'
import { useCallback, useMemo, useState } from 'react'

import type { CalendarItem } from '../calendar-parts'
import { calendarItemReader, readItems, sourceOf } from './read-items'
import type { HostItems } from './use-host-items'

interface HostSections<Item> extends Omit<HostItems<Item>, 'items'> {
  readonly sections: Readonly<Record<OverstoryItemSection, readonly CalendarItem[]>>
}

type ProvidedSections<Item> = Readonly<Partial<Record<OverstoryItemSection, readonly Item[]>>>

const none: readonly never[] = []

/** Reads the items of an overstory, each section once per array. */
export function useHostSections<Item extends UncheckedItem>(
  provided: ProvidedSections<Item> | null | undefined,
  providedPlanId: number | undefined,
): HostSections<Item> {
  const [copies] = useState(() => new WeakMap<CalendarItem, Item>())
  const initiatives = provided?.initiatives
  const monthlyFocus = provided?.['monthly-focus']
  const longRunning = provided?.['long-running']
  const firstItems = [initiatives, monthlyFocus, longRunning].flatMap((list) => list?.[0] ?? none)
  const planId = planOf(providedPlanId, firstItems)
  const read = useCallback(
    (list: readonly Item[] | undefined) =>
      readItems(list, calendarItemReader({ planId, hasDates: true }), copies),
    [planId, copies],
  )
  const sections = {
    initiatives: useMemo(() => read(initiatives), [read, initiatives]),
    'monthly-focus': useMemo(() => read(monthlyFocus), [read, monthlyFocus]),
    'long-running': useMemo(() => read(longRunning), [read, longRunning]),
  }
  const itsSource = useCallback((item: CalendarItem) => sourceOf(item, copies), [copies])
  return { sections: useSameSections(sections), currentPlanId: planId, sourceOf: itsSource }
}

/** The same object for as long as all three lists are the same. */
function useSameSections(sections: HostSections<never>['sections']) {
  const { initiatives, 'monthly-focus': monthlyFocus, 'long-running': longRunning } = sections
  return useMemo(
    () => ({ initiatives, 'monthly-focus': monthlyFocus, 'long-running': longRunning }),
    [initiatives, monthlyFocus, longRunning],
  )
}
