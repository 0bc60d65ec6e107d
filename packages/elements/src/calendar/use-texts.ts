import {
  englishItemMenuLabels,
  englishItemSummaryLabels,
} from '@throughline/planner-views/calendar-item'
import type { ItemMenuLabels, ItemSummaryLabels } from '@throughline/planner-views/calendar-item'
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

/** The texts of a calendar: those of the page, and English where it has none. */
export function useTexts<Labels extends object>(
  { labels, menuLabels, summaryLabels }: OwnTexts<Labels>,
  english: Labels,
): Texts<Labels> {
  return useMemo(
    () => ({
      labels: { ...english, ...labels },
      menuLabels: { ...englishItemMenuLabels, ...menuLabels },
      summaryLabels: { ...englishItemSummaryLabels, ...summaryLabels },
    }),
    [english, labels, menuLabels, summaryLabels],
  )
}
