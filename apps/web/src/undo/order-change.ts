import { placedAt } from '@throughline/domain/ordering'

/** An entry of an ordered list. */
interface Placed {
  readonly id: number
}

/** A move of an entry in an ordered list. */
interface Move {
  readonly id: number
  /** All entries before the move, in their order. */
  readonly before: readonly Placed[]
  /** New position, counted from 0. */
  readonly place: number
  /** Returns all entries as they are now. */
  readonly entriesNow: () => readonly Placed[]
  readonly send: (place: number) => Promise<unknown>
}

/**
 * Returns a move and its undo. If other users have added or deleted entries in the meantime, undo
 * and redo put the entry after the same entry as before.
 */
export function orderChange({ id, before, place, entriesNow, send }: Move): {
  readonly make: () => Promise<unknown>
  readonly takeBack: () => Promise<unknown>
} {
  const idsBefore = before.map((entry) => entry.id)
  const idsAfter = placedAt(idsBefore, id, place)
  const placeNow = (ids: readonly number[]) =>
    placeIn(
      entriesNow().map((entry) => entry.id),
      ids,
      id,
    )
  return {
    make: () => send(placeNow(idsAfter)),
    takeBack: () => send(placeNow(idsBefore)),
  }
}

/** Returns the position of an entry among the present ones that gives it its place of an order. */
function placeIn(present: readonly number[], order: readonly number[], id: number): number {
  const others = present.filter((one) => one !== id)
  const previous = order.slice(0, order.indexOf(id)).findLast((one) => others.includes(one))
  return previous === undefined ? 0 : others.indexOf(previous) + 1
}
