import type { FlowTarget } from '@throughline/domain/flow'
import { copiedItemForm, newItemForm, type ItemFormValues } from '@throughline/domain/item-form'
import type {
  CalendarItem,
  MoveRequest,
  ResizeRequest,
} from '@throughline/planner-views/calendar-item'
import type { AfterSave } from '@throughline/planner-views/detail-editor'
import { FilterChips } from '@throughline/planner-views/filter-chips'
import { FilterSidebar } from '@throughline/planner-views/filter-sidebar'
import type { FlowCalendarHandle } from '@throughline/planner-views/flow'
import {
  QuickCreate,
  type QuickCreateDates,
  type QuickCreateValues,
} from '@throughline/planner-views/quick-create'
import { HoverCardGroup } from '@throughline/ui/HoverCard'
import { ToastRegion, useToasts } from '@throughline/ui/ToastRegion'
import { useMemo, useRef, useState } from 'react'

import { ItemEditor } from './ItemEditor'
import { firstItems } from './november-plan'
import { formContextOf, offeredChannels } from './plan-structure'
import { PlanCalendar } from './PlanCalendar'
import { PlanFlow } from './PlanFlow'
import { nextId, plannedItem, type ItemEntry } from './planned-item'
import { PlannerHeader, type Place } from './PlannerHeader'
import { refusalText, startPolicy } from './policies'
import { yearOf, type VisibleRange } from './visible-range'
import { useFilters } from './use-filters'
import { formOf } from './use-item-form'
import { usePlan } from './use-plan'
import { useUndoKeys } from './use-undo-keys'

/** The item in the editor. */
interface Edited {
  /** Id of the item; for a new item, the id that it gets when it is saved. */
  readonly id: number
  readonly start: ItemFormValues
}

interface EmbeddedPlannerProps {
  /** The host's clock: `YYYY-MM-DDTHH:mm:ss` in the user's time zone. */
  now: string
  weekStartDay?: 'sunday' | 'monday'
  /** Describes each request to the host in words. */
  onLog?: (entry: { text: string }) => void
}

/** A plan in its calendars, with filters and an editor, on the data of the product that embeds them. */
export function EmbeddedPlanner({ now, weekStartDay = 'sunday', onLog }: EmbeddedPlannerProps) {
  const today = now.slice(0, 10)
  const context = useMemo(() => formContextOf(today, weekStartDay), [today, weekStartDay])
  const plan = usePlan(firstItems)
  useUndoKeys(plan)
  const { visibleItems, activeCount, shared, sidebar } = useFilters(plan.items)
  const { toasts, showToast, dismissToast } = useToasts()
  const [place, setPlace] = useState<Place>({ view: 'month', date: today, range: yearOf(today) })
  const flowRef = useRef<FlowCalendarHandle>(null)
  const [areFiltersOpen, setAreFiltersOpen] = useState(false)
  const filtersButtonRef = useRef<HTMLButtonElement>(null)
  const [request, setRequest] = useState<(QuickCreateDates & { anchor: HTMLElement }) | null>(null)
  const [edited, setEdited] = useState<Edited | null>(null)
  const editedItem = plan.items.find(({ id }) => id === edited?.id) ?? null
  const initiatives = useMemo(
    () => plan.items.filter(({ isInitiative }) => isInitiative),
    [plan.items],
  )

  const done = (text: string): void => {
    onLog?.({ text })
    // Undo takes back the last change, so only that one offers it.
    const action = { label: 'Undo', onSelect: plan.undo }
    showToast({ id: 'last-change', text, action, lifetimeMs: 8000 })
  }
  const refuse = (refusal: { code: string }): void => {
    onLog?.({ text: `Refused: ${refusal.code}` })
    showToast({ text: refusalText(refusal), tone: 'warning' })
  }
  const keep = (id: number, entry: ItemEntry): void => {
    const item = plannedItem(id, entry, context)
    plan.save(item)
    done(`Saved “${item.title}”.`)
  }
  const changeDates = ({
    item,
    target,
    startDate,
    endDate,
    isAllDay,
  }: (MoveRequest | ResizeRequest) & { target?: FlowTarget }): void => {
    const result = startPolicy(startDate)
    const retained = plan.items.find(({ id }) => id === item.id)
    if (!result.allowed) refuse(result)
    else if (retained !== undefined) {
      plan.save({ ...retained, ...target, startDate, endDate, isAllDay })
      done(`Saved “${retained.title}”.`)
    }
  }
  const open = ({ item }: { item: Pick<CalendarItem, 'id' | 'title'> }): void => {
    const retained = plan.items.find(({ id }) => id === item.id)
    if (retained === undefined) return
    onLog?.({ text: `Open “${item.title}”` })
    setEdited({ id: item.id, start: formOf(retained) })
  }
  const remove = ({ item }: { item: Pick<CalendarItem, 'id' | 'title'> }): void => {
    plan.remove(item.id)
    if (edited?.id === item.id) setEdited(null)
    done(`Deleted “${item.title}”.`)
  }
  const saveEdited = (id: number, { andThen, ...entry }: ItemEntry & { andThen: AfterSave }) => {
    keep(id, entry)
    const following = Math.max(id + 1, nextId(plan.items))
    if (andThen === 'copy') setEdited({ id: following, start: copiedItemForm(entry.values) })
    else if (andThen === 'new') setEdited({ id: following, start: newForm() })
    else setEdited(null)
  }
  const newForm = (dates?: QuickCreateDates, provided?: QuickCreateValues): ItemFormValues => ({
    ...newItemForm({ kind: 'tactic', preset: null, ...(dates && { dates }) }, context),
    ...(provided && {
      title: provided.title,
      channelId: provided.channelId,
      tacticTypeId: provided.typeId,
    }),
  })
  const edit = (start: ItemFormValues): void => {
    setRequest(null)
    setEdited({ id: nextId(plan.items), start })
  }

  /** Props of all views. */
  const visible = {
    items: visibleItems,
    weekStartDay,
    selectedItemId: edited?.id ?? null,
    onRangeChange: ({ startDay, endDay }: VisibleRange) => {
      onLog?.({ text: `Load ${startDay} to ${endDay}` })
    },
    onCreate: setRequest,
    onChangeDates: changeDates,
    onOpenItem: open,
    onDeleteItem: remove,
    onRefused: refuse,
  }

  return (
    <HoverCardGroup>
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%' }}>
        <PlannerHeader
          place={place}
          onPlaceChange={setPlace}
          today={today}
          weekStartDay={weekStartDay}
          onScrollToToday={() => flowRef.current?.scrollToOpening()}
          filters={{ activeCount, isOpen: areFiltersOpen }}
          filtersButtonRef={filtersButtonRef}
          onToggleFilters={() => {
            setAreFiltersOpen(!areFiltersOpen)
          }}
          onAddTactic={() => {
            edit(newForm())
          }}
        />
        {activeCount === 0 ? null : (
          <FilterChips {...shared} onEmptied={() => filtersButtonRef.current?.focus()} />
        )}
        {/* Panels beside a view take their width from it. */}
        <div style={{ display: 'flex', position: 'relative', flex: 1, minBlockSize: 0 }}>
          {place.view === 'flow' ? (
            <PlanFlow {...visible} handleRef={flowRef} today={today} range={place.range} />
          ) : (
            <PlanCalendar
              {...visible}
              view={place.view}
              date={place.date}
              now={now}
              onDateChange={({ date }) => {
                setPlace({ ...place, date })
              }}
              onOpenDay={({ day }) => {
                setPlace({ ...place, date: day, view: 'day' })
              }}
            />
          )}
          <FilterSidebar
            {...shared}
            {...sidebar}
            activeCount={activeCount}
            widthPixels={260}
            isOpen={areFiltersOpen}
            onClose={() => {
              setAreFiltersOpen(false)
            }}
          />
          {edited === null ? null : (
            <ItemEditor
              key={edited.id}
              item={editedItem}
              start={edited.start}
              context={context}
              initiatives={initiatives}
              onSave={(entry) => {
                saveEdited(edited.id, entry)
              }}
              onDelete={remove}
              onClose={() => {
                setEdited(null)
              }}
            />
          )}
        </div>
        {request === null ? null : (
          <QuickCreate
            anchor={request.anchor}
            dates={request}
            channels={offeredChannels}
            onClose={() => {
              setRequest(null)
            }}
            onMore={({ values }) => {
              edit(newForm(request, values))
            }}
            onCreate={(provided) => {
              keep(nextId(plan.items), { values: newForm(request, provided), approvalNumber: '' })
              setRequest(null)
            }}
          />
        )}
        <ToastRegion
          label="Messages"
          dismissLabel="Dismiss"
          toasts={toasts}
          onDismiss={dismissToast}
        />
      </div>
    </HoverCardGroup>
  )
}
