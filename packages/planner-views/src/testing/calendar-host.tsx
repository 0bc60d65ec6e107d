import type { TacticDates } from '@throughline/domain/tactics'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { DEFAULT_DENSITY, GlobalStyle } from '@throughline/ui/theme'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

import type { CalendarItem } from '../calendar-parts'
import type { Answer, HostStep } from './calendar-steps'
import { daysOf, shiftedDates } from './calendar-view'
import type { CalendarView, HostProps } from './calendar-view'

const none: ReadonlySet<number> = new Set()
/** Items that the model leaves on the page. */
const MIN_ITEMS = 4

/** The product around a view: its items, its answers to intents, and other users who change them. */
export class CalendarHost {
  readonly container = document.createElement('div')
  /** Intents that the view has reported in the current step. */
  readonly intents: string[] = []
  items: readonly CalendarItem[]
  selection: ReadonlySet<number> = none
  busy: ReadonlySet<number> = none
  isReadOnly = false
  readonly #view: CalendarView
  readonly #onRemove: (ids: readonly number[]) => void
  readonly #root: Root
  readonly #rows = new Map<number, string>()
  #page = 0
  #answer: Answer = 'at once'
  #unanswered: (() => void)[] = []

  /** @param onRemove items are gone, and leave the selection */
  constructor(view: CalendarView, onRemove: (ids: readonly number[]) => void) {
    this.#view = view
    this.#onRemove = onRemove
    this.items = view.items
    document.body.append(this.container)
    document.documentElement.dataset['theme'] = 'light'
    document.documentElement.dataset['density'] = DEFAULT_DENSITY
    this.#root = createRoot(this.container)
    this.#render()
  }

  end(): void {
    this.#root.unmount()
    this.container.remove()
  }

  itemOf(id: number): CalendarItem | undefined {
    return this.items.find((item) => item.id === id)
  }
  rowOf(item: CalendarItem): string {
    return this.#rows.get(item.id) ?? this.#view.rowOf(item)
  }
  /** One of the items, by any number. */
  pick(n: number): CalendarItem | undefined {
    return this.items[n % this.items.length]
  }

  /** @returns whether the step has changed anything */
  perform(step: HostStep): boolean {
    switch (step[0]) {
      case 'other moves':
      case 'other extends': {
        const item = this.pick(step[1])
        if (item === undefined) return false
        const [first, last] = daysOf(item)
        const start = step[0] === 'other moves' ? first + step[2] : first
        // An item of hours stays within its day.
        const isExtended = step[0] === 'other extends' && !item.isAllDay
        if (isExtended) return false
        this.#change(item.id, shiftedDates(item, [start, last + step[2]]))
        break
      }
      case 'other deletes': {
        const item = this.pick(step[1])
        if (item === undefined || this.items.length < MIN_ITEMS) return false
        this.#remove([item.id])
        break
      }
      case 'host freezes': {
        const item = this.pick(step[1])
        this.busy = item === undefined || this.busy.size > 0 ? none : new Set([item.id])
        break
      }
      case 'host is read only':
        this.isReadOnly = step[1]
        break
      case 'host answers':
        this.#answer = step[1]
        break
      case 'answers come': {
        if (this.#unanswered.length === 0) return false
        for (const change of this.#unanswered) change()
        this.#unanswered = []
        break
      }
      case 'turn':
        this.#page = step[1]
        break
    }
    // At once, as if the change had come from a server.
    flushSync(() => {
      this.#render()
    })
    return true
  }

  #render(): void {
    const { text } = this.#view.rules
    const props: HostProps = {
      items: this.items,
      rowOf: (item) => this.rowOf(item),
      page: this.#page,
      selection: this.selection,
      busyItemIds: this.busy,
      isReadOnly: this.isReadOnly,
      currentPlanId: NATIONAL_PLAN_ID,
      report: (intent) => {
        this.intents.push(intent)
      },
      onTurn: (page) => {
        this.#page = page
        this.#render()
      },
      onSelectionChange: ({ selection }) => {
        this.selection = selection
        this.#render()
      },
      onCreate: (dates) => this.intents.push(`create ${text(dates)}`),
      onMove: ({ item, ...dates }) => {
        this.intents.push(`move ${item.id} to ${text(dates)}`)
        this.#reply(() => {
          this.#change(item.id, dates)
        })
      },
      onResize: ({ item, edge, ...dates }) => {
        this.intents.push(`resize ${edge} of ${item.id} to ${text(dates)}`)
        this.#reply(() => {
          this.#change(item.id, dates)
        })
      },
      onMoveSelection: ({ items, deltaDays }) => {
        this.intents.push(`move ${idsText(items)} by ${deltaDays}`)
        this.#reply(() => {
          for (const { id } of items) {
            const item = this.itemOf(id)
            if (item === undefined) continue
            const [first, last] = daysOf(item)
            this.#change(id, shiftedDates(item, [first + deltaDays, last + deltaDays]))
          }
        })
      },
      onRow: (item, row, dates) => {
        this.intents.push(`give ${item.id} to ${row} on ${text(dates)}`)
        this.#reply(() => {
          this.#rows.set(item.id, row)
          this.#change(item.id, dates)
        })
      },
      onMoveRefused: ({ item, code }) => this.intents.push(`refused ${item.id}: ${code}`),
      onRefused: ({ action, item, code }) =>
        this.intents.push(`refused to ${action} ${item?.id}: ${code}`),
      onOpenItem: ({ item }) => this.intents.push(`open ${item.id}`),
      onCopyItem: ({ item }) => this.intents.push(`copy ${item.id}`),
      onDeleteItem: ({ item }) => {
        this.intents.push(`delete ${item.id}`)
        this.#reply(() => {
          this.#remove([item.id])
        })
      },
      onBulkAction: ({ action, items }) => {
        this.intents.push(`${action} ${idsText(items)}`)
        if (action !== 'delete') return
        this.#reply(() => {
          this.#remove(items.map(({ id }) => id))
        })
      },
    }
    this.#root.render(
      <>
        <GlobalStyle />
        {this.#view.render(props)}
      </>,
    )
  }
  #reply(change: () => void): void {
    if (this.#answer === 'at once') {
      change()
      this.#render()
    } else if (this.#answer === 'late') this.#unanswered.push(change)
  }
  #change(id: number, dates: TacticDates): void {
    const { startDate, endDate, isAllDay } = dates
    this.items = this.items.map((item) =>
      item.id === id ? { ...item, startDate, endDate, isAllDay } : item,
    )
  }
  #remove(ids: readonly number[]): void {
    this.items = this.items.filter(({ id }) => !ids.includes(id))
    this.#onRemove(ids)
  }
}

/** The ids of items, as intents name them. */
export function idsText(items: readonly { readonly id: number }[]): string {
  return items
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join(' and ')
}
