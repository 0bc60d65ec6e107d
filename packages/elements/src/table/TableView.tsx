import {
  DEFAULT_TACTIC_SORTS,
  TACTIC_GROUPINGS,
  cellContextOf,
  createTacticRowReader,
  initialColumns,
  tacticTableDetailsOf,
} from '@throughline/domain/tactic-table'
import type { ItemCellChange } from '@throughline/domain/tactic-table'
import { answerDates, completeDates } from '@throughline/domain/tactics'
import { englishTacticTableLabels, TacticTable } from '@throughline/planner-views/tactic-table'
import { useMemo } from 'react'
import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import { boundsAround, readTypedDate } from '@throughline/ui/DateField'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'

import { provided } from '../element'
import type { ViewProps } from '../element'
import type { PlanItem } from '../plan-data'
import { useNow } from '../view-parts'
import type { TableEventMap, TableProperties } from './table.types'
import { formContextOf, usePlanData, usePlanReport } from '../plan-data'

const noneCollapsed: ReadonlySet<string> = new Set()
const ownPlace = ({ id }: { readonly id: number }): string => `#item-${id}`

/** What `<throughline-table>` draws. */
export function TableView({ values, host }: ViewProps<TableProperties, TableEventMap>) {
  const { weekStartDay: usualWeekStartDay } = useLocale()
  const { weekStartDay = usualWeekStartDay, hrefOf, labels } = values
  const today = useNow(values.today, values.timeZone).slice(0, 10)
  const { planId, sources, rows, details, cells, columns } = useTablePlan(
    values,
    today,
    weekStartDay,
  )
  const own = useLabels(englishTacticTableLabels)
  const texts = useMemo(() => ({ ...own, ...labels }), [own, labels])
  const { offers, tell, change } = host
  const sourceOf = ({ id }: { readonly id: number }) => sources.find((item) => item.id === id)
  return (
    <TacticTable
      style={{ blockSize: '100%' }}
      rows={rows}
      details={details}
      mode="scheduled"
      currentPlanId={planId}
      columns={values.columns ?? columns}
      onColumnsChange={(next) => {
        change('throughline-columnschange', next, next)
      }}
      onColumnWidthsChange={(next) => {
        change('throughline-columnwidthschange', next, next)
      }}
      sorts={values.sorts ?? DEFAULT_TACTIC_SORTS}
      onSortsChange={(next) => {
        change('throughline-sortschange', next, next)
      }}
      grouping={TACTIC_GROUPINGS.find((each) => each === values.grouping) ?? 'none'}
      collapsedGroupIds={values.collapsedGroupIds ?? noneCollapsed}
      onCollapsedGroupsChange={(next) => {
        change('throughline-collapsedgroupschange', next, next)
      }}
      cells={values.readOnly === true ? null : cells}
      onChangeItems={({ changes }) => {
        const ownChanges = changes.flatMap((each) => {
          const item = sourceOf(each.item)
          return item === undefined ? [] : [{ ...each, item }]
        })
        change(
          'throughline-change',
          { changes: ownChanges },
          { items: withCellChanges(sources, changes) },
        )
      }}
      readOnlyReason={values.readOnlyReason ?? null}
      hrefOf={hrefOf ?? ownPlace}
      onActivateCell={({ row, event }) => {
        const item = sourceOf(row.item)
        if (item === undefined) return
        if (!tell('throughline-open', { item }) || hrefOf === undefined) event.preventDefault()
      }}
      status={values.status ?? 'ready'}
      labels={texts}
      {...(offers('throughline-retry') && {
        onRetry: () => {
          tell('throughline-retry', null)
        },
      })}
      {...(offers('throughline-selectionchange') && {
        onSelectionChange: (next) => {
          change('throughline-selectionchange', next, next)
        },
      })}
      {...(offers('throughline-create') && {
        onAddTactic: () => {
          tell('throughline-create', null)
        },
      })}
      {...(offers('throughline-clearfilters') && {
        onClearFilters: () => {
          tell('throughline-clearfilters', null)
        },
      })}
      {...provided(values, ['columnWidths', 'selection'])}
    />
  )
}

/** The items after cells of them were changed. */
function withCellChanges(
  items: readonly PlanItem[],
  cellChanges: readonly ItemCellChange[],
): readonly PlanItem[] {
  const byId = new Map(cellChanges.map((one) => [one.item.id, one]))
  return items.map((item) => {
    const changed = byId.get(item.id)
    if (changed === undefined) return item
    const next = Object.assign({}, item, changed.changes, { channelId: changed.channelId })
    const { startDate, endDate, isAllDay } = changed.changes
    if (startDate === undefined && endDate === undefined && isAllDay === undefined) return next
    const dates = completeDates(next)
    return dates === null ? next : Object.assign(next, answerDates(item, dates))
  })
}

/** Returns the rows and cell readers of a table, derived from the element's `plan` property. */
function useTablePlan(values: TableProperties, today: CivilDate, weekStartDay: WeekStartDay) {
  const { planId, sources, items, channels, tags } = usePlanData(values)
  usePlanReport('throughline-table', values)
  const { withoutMoney = false } = values
  const initiatives = useMemo(() => items.filter(({ isInitiative }) => isInitiative), [items])
  const details = useMemo(
    () => tacticTableDetailsOf({ channels, tags, initiatives }),
    [channels, tags, initiatives],
  )
  const read = useMemo(() => createTacticRowReader(details), [details])
  const locale = useLocale()
  const cells = useMemo(
    () =>
      cellContextOf({
        form: formContextOf({ planId, channels, today, weekStartDay }),
        details,
        tagIds: tags.map(({ id }) => id),
        initiatives,
        locale,
        readDate: (text, near) => {
          const typed = readTypedDate(text, today, boundsAround(today), near, locale)
          return typed.code === 'date' ? typed.date : null
        },
      }),
    [planId, channels, today, weekStartDay, details, tags, initiatives, locale],
  )
  const columns = useMemo(
    () =>
      initialColumns({
        mode: 'scheduled',
        showsMoney: !withoutMoney,
        showsPlans: false,
        fields: details.fields,
      }),
    [withoutMoney, details.fields],
  )
  return { planId, sources, rows: read(items), details, cells, columns }
}
