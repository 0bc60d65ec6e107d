import type { CalendarItem } from '../calendar-parts'
import { isCommand } from './calendar-steps'
import type { CalendarHost } from './calendar-host'
import type { Modifiers } from './pointers'

const none: ReadonlySet<number> = new Set()

/**
 * The model of several selected items: the selection after clicks and keys, and the announcements.
 */
export class ItemSelection {
  ids: ReadonlySet<number> = none
  /** Text that the view announces after the current step; null where it need not. */
  announcement: string | null = null
  readonly #host: () => CalendarHost
  /** The drawn items in reading order. */
  readonly #order: () => readonly number[]
  #anchor: number | null = null

  constructor(host: () => CalendarHost, order: () => readonly number[]) {
    this.#host = host
    this.#order = order
  }

  /**
   * Returns the items that an item moves together with, including itself; null if it moves alone.
   */
  togetherWith(id: number): readonly CalendarItem[] | null {
    const host = this.#host()
    if (!this.ids.has(id) || host.isReadOnly) return null
    const items = host.items.filter((item) => this.ids.has(item.id))
    return items.length > 1 ? items : null
  }

  /** Deleted items leave the selection. */
  drop(ids: readonly number[]): void {
    this.ids = new Set([...this.ids].filter((id) => !ids.includes(id)))
  }

  choose(next: ReadonlySet<number>): void {
    const isSame = next.size === this.ids.size && [...next].every((id) => this.ids.has(id))
    if (!isSame) {
      this.announcement =
        next.size === 0
          ? 'Selection cleared'
          : `${next.size} ${next.size === 1 ? 'item' : 'items'} selected`
    }
    this.ids = next
  }
  toggle(id: number): void {
    this.#anchor = id
    const next = new Set(this.ids)
    if (!next.delete(id)) next.add(id)
    this.choose(next)
  }
  /** Selects from the anchor to an item, in addition to some other items. */
  chooseRange(id: number, others: ReadonlySet<number> = none): void {
    this.#anchor ??= id
    const order = this.#order()
    const [from, to] = [order.indexOf(this.#anchor), order.indexOf(id)]
    const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
    this.choose(new Set([...others, ...range]))
  }

  /** A click on an item, or with null on anything else. @returns whether it selects, and opens nothing */
  click(id: number | null, modifiers: Modifiers): boolean {
    const { shiftKey = false } = modifiers
    if (!isCommand(modifiers) && !shiftKey) {
      this.choose(none)
      this.#anchor = id
      return false
    }
    if (id === null) return false
    if (shiftKey) this.chooseRange(id, isCommand(modifiers) ? this.ids : none)
    else this.toggle(id)
    return true
  }

  /** A key on an item, or with null on anything else. @returns whether it means something here */
  press(id: number | null, key: string, modifiers: Modifiers): boolean {
    if (modifiers.altKey === true) return false
    if (key === 'Escape') {
      if (this.ids.size === 0) return false
      this.choose(none)
    } else if (key === 'a' && isCommand(modifiers)) this.choose(new Set(this.#order()))
    else if (key !== ' ' || id === null) return false
    else if (modifiers.shiftKey === true) this.chooseRange(id)
    else this.toggle(id)
    return true
  }
}
