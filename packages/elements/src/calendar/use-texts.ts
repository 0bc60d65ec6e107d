import {
  englishItemMenuLabels,
  englishItemSummaryLabels,
} from '@throughline/planner-views/calendar-item'
import type { ItemMenuLabels, ItemSummaryLabels } from '@throughline/planner-views/calendar-item'
import { useLabels } from '@throughline/ui/LocaleProvider'
import { useMemo } from 'react'

import type { CalendarProperties } from './calendar.types'

interface OwnTexts<Labels> extends Pick<CalendarProperties, 'menuLabels' | 'summaryLabels'> {
  readonly labels?: Partial<Labels> | undefined
}

interface Texts<Labels> {
  readonly labels: Labels
  readonly menuLabels: ItemMenuLabels
  readonly summaryLabels: ItemSummaryLabels
}

/** The texts of a calendar: those of the page, and those of its language where it has none. */
export function useTexts<Labels extends object>(
  { labels, menuLabels, summaryLabels }: OwnTexts<Labels>,
  english: Labels,
): Texts<Labels> {
  const own = useLabels(english)
  const ownMenu = useLabels(englishItemMenuLabels)
  const ownSummary = useLabels(englishItemSummaryLabels)
  return useMemo(
    () => ({
      labels: { ...own, ...labels },
      menuLabels: { ...ownMenu, ...menuLabels },
      summaryLabels: { ...ownSummary, ...summaryLabels },
    }),
    [own, ownMenu, ownSummary, labels, menuLabels, summaryLabels],
  )
}
