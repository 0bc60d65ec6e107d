import type { TacticRange } from '@throughline/api-client'
import { civilDateOf, type DateRange, type DayNumber } from '@throughline/domain/calendar-dates'
import type { TacticField } from '@throughline/domain/channels'
import {
  cellContextOf,
  createTacticRowReader,
  tacticTableDetailsOf,
  type CellContext,
  type TableFieldValue,
  type TacticRow,
  type TacticTableDetails,
  type TacticTableMode,
} from '@throughline/domain/tactic-table'
import type { Tag } from '@throughline/domain/tags'
import type { TacticListItem } from '@throughline/domain/tactics'
import { boundsAround, readTypedDate } from '@throughline/ui/DateField'
import { useMemo } from 'react'
import { useInitiatives } from '../../data/initiatives'
import { useUniversalFields, useUniversalFieldValues } from '../../data/item-details'
import { useTags } from '../../data/tags'
import { useParkedTactics, useRangeTactics } from '../../data/use-tactics'
import { useParkedItems, useVisibleItems, useVisiblePlan, type VisibleItems } from '../../plan'

/** Data that the table of a plan shows. */
export interface TableData extends VisibleItems {
  readonly rows: readonly TacticRow[]
  readonly details: TacticTableDetails
  /**
   * Context for reading typed cells; null while the user may not change items, or data is loading.
   */
  readonly cells: CellContext | null
  /** Number of items in the parking lot that match the filters; null until it has loaded. */
  readonly parkedCount: number | null
  /** Reads the items again, those of the days and those of the parking lot. */
  readonly reload: () => void
}

const noTags: readonly Tag[] = []
const noItems: readonly TacticListItem[] = []
const noFields: readonly TacticField[] = []
const noFieldValues: readonly TableFieldValue[] = []

/**
 * Reads the items of some days of a plan, or of its parking lot, with the data of their rows.
 *
 * @param planId null for a URL that names no plan
 */
export function useTableData({
  planId,
  mode,
  range,
  isAccountActive,
  today,
}: {
  readonly planId: number | null
  readonly mode: TacticTableMode
  readonly range: DateRange
  readonly isAccountActive: boolean
  readonly today: DayNumber
}): TableData {
  const visiblePlan = useVisiblePlan(planId, isAccountActive)
  const { plan, access } = visiblePlan
  const { start, end } = range
  const requested = useMemo(
    (): TacticRange | null =>
      planId === null || mode === 'parking-lot' ? null : { planId, startDate: start, endDate: end },
    [planId, mode, start, end],
  )
  const scheduled = useRangeTactics(requested)
  const parked = useParkedTactics(planId)
  const items = useVisibleItems({
    visiblePlan,
    planId,
    tactics: mode === 'parking-lot' ? parked : scheduled,
  })
  const lot = useParkedItems(planId, items)
  const tags = useTags(planId).data ?? noTags
  const initiatives = useInitiatives(planId).data ?? noItems
  const channels = plan.data?.channels
  const fields = useUniversalFields(planId).data ?? noFields
  const fieldValues =
    useUniversalFieldValues(fields.length === 0 ? null : planId).data ?? noFieldValues
  const details = useMemo(
    () =>
      tacticTableDetailsOf({ channels: channels ?? [], tags, initiatives, fields, fieldValues }),
    [channels, tags, initiatives, fields, fieldValues],
  )
  const readRows = useMemo(() => createTacticRowReader(details), [details])
  const rows = useMemo(() => readRows(items.visibleItems), [readRows, items.visibleItems])
  const cells = useMemo(() => {
    if (plan.data === undefined || access === null) return null
    const day = civilDateOf(today)
    const { id } = plan.data
    return cellContextOf({
      form: {
        plan: plan.data,
        access,
        today,
        channels: plan.data.channels.filter(
          (channel) => channel.planId === id && channel.kind !== 'subscriptions',
        ),
        // A list has no values of custom fields.
        universalFields: [],
      },
      details,
      tagIds: tags.map((tag) => tag.id),
      initiatives,
      readDate: (text, near) => {
        const typed = readTypedDate(text, day, boundsAround(day), near)
        return typed.code === 'date' ? typed.date : null
      },
    })
  }, [plan.data, access, today, details, tags, initiatives])
  return {
    ...items,
    rows,
    details,
    cells,
    parkedCount: parked.data === undefined ? null : lot.items.length,
    reload: () => {
      if (requested !== null) void scheduled.refetch()
      void parked.refetch()
    },
  }
}
