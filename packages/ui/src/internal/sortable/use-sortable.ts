import {
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'

import { usePressOutside } from '../floating/use-press-outside'
import { activeElementAround } from '../focus/shadow-root'
import { useEscape } from '../keyboard/use-escape'
import {
  moveBetween,
  placeOf,
  stepPlace,
  type ArrangedGroup,
  type Place,
  type SortKey,
} from './arrangement'
import { ownParts } from './drag-geometry'
import type { SortableGroupPosition, SortingLabels } from './sortable.labels'
import { usePointerDrag } from './use-pointer-drag'

/** One row of a list that can be sorted. */
export interface SortableItem {
  readonly id: string
  /** Its name, for the handle and the announcements. */
  readonly label: string
  /** It cannot be lifted; others can move past it. @default false */
  readonly isDisabled?: boolean
}

/** A list of rows. */
interface SortableSource {
  readonly id: string
  readonly label: string
  readonly items: readonly SortableItem[]
}

/** A move: the item, its old and its new position. */
interface SortableMove {
  readonly id: string
  readonly from: Place
  readonly to: Place
  /** All groups as they are afterwards. */
  readonly groups: readonly ArrangedGroup[]
}

interface SortableOptions {
  sources: readonly SortableSource[]
  /** Whether groups are below or beside each other. */
  layout: 'stacked' | 'columns'
  isReadOnly: boolean
  canDragRow: boolean
  labels: SortingLabels<SortableGroupPosition>
  onMove: (move: SortableMove) => void
}

function sortKeyOf(
  key: string,
  layout: 'stacked' | 'columns',
  isRightToLeft: boolean,
): SortKey | null {
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  const forth = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowUp') return 'previous'
  if (key === 'ArrowDown') return 'next'
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  if (layout === 'columns' && key === back) return 'previous-group'
  if (layout === 'columns' && key === forth) return 'next-group'
  return null
}

/** Lifts, moves and drops rows by keys and by pointer, with announcements. */
export function useSortable(options: SortableOptions) {
  const { sources, layout, isReadOnly, canDragRow, labels, onMove } = options
  const rootRef = useRef<HTMLDivElement>(null)
  const [lifted, setLifted] = useState<{ id: string; place: Place } | null>(null)
  const [activeCell, setActiveCell] = useState<string | null>(null)
  const [message, setMessage] = useState('')

  const provided = useMemo<readonly ArrangedGroup[]>(
    () => sources.map(({ id, items }) => ({ id, itemIds: items.map((item) => item.id) })),
    [sources],
  )
  const itemsById = useMemo(
    () => new Map(sources.flatMap(({ items }) => items.map((item) => [item.id, item]))),
    [sources],
  )
  const canLift = (id: string) =>
    !isReadOnly && itemsById.has(id) && itemsById.get(id)?.isDisabled !== true
  // A row that is gone, or that cannot be moved any more, is put back.
  if (lifted !== null && !canLift(lifted.id)) setLifted(null)
  // Only the new position is stored; the rest follows the data, also while a row is
  // lifted.
  const arranged = useMemo(
    () => (lifted ? moveBetween(provided, lifted.id, lifted.place) : provided),
    [provided, lifted],
  )
  const activeId =
    activeCell !== null && itemsById.has(activeCell)
      ? activeCell
      : provided.find((group) => group.itemIds.length > 0)?.itemIds[0]

  const positionOf = (groups: readonly ArrangedGroup[], id: string): SortableGroupPosition => {
    const place = placeOf(groups, id)
    const group = groups.find((one) => one.id === place?.groupId)
    return {
      label: itemsById.get(id)?.label ?? '',
      position: (place?.index ?? 0) + 1,
      count: group?.itemIds.length ?? 0,
      group: sources.find((source) => source.id === place?.groupId)?.label ?? '',
    }
  }
  const announceBack = (id: string) => {
    setMessage(labels.cancelled(positionOf(provided, id)))
  }
  const finish = (id: string, to: Place) => {
    const from = placeOf(provided, id)
    // The host may have taken the permission away since the row was lifted.
    if (!canLift(id)) {
      if (itemsById.has(id)) announceBack(id)
      return
    }
    const groups = moveBetween(provided, id, to)
    setMessage(labels.dropped(positionOf(groups, id)))
    if (from && (from.groupId !== to.groupId || from.index !== to.index)) {
      onMove({ id, from, to, groups })
    }
  }
  const drag = usePointerDrag({
    rootRef,
    canDragRow,
    canLift,
    isMove: (id, place) => {
      const from = placeOf(provided, id)
      return from?.groupId !== place.groupId || from.index !== place.index
    },
    onLift: (id) => {
      setLifted(null)
      setMessage(labels.lifted(positionOf(provided, id)))
    },
    onDrop: finish,
    onCancel: announceBack,
  })

  const giveBack = () => {
    if (!lifted) return
    setLifted(null)
    announceBack(lifted.id)
  }
  const toggleLift = (id: string) => {
    if (lifted?.id === id) {
      setLifted(null)
      finish(id, lifted.place)
      return
    }
    const place = placeOf(provided, id)
    if (!place || !canLift(id)) return
    setLifted({ id, place })
    setMessage(labels.lifted(positionOf(provided, id)))
  }
  useEscape(lifted !== null, giveBack)
  usePressOutside(lifted !== null, [rootRef], giveBack)

  const showLifted = useEffectEvent(() => {
    const handles = rootRef.current ? ownParts(rootRef.current, 'data-sortable-handle') : []
    const handle = handles.find(({ dataset }) => dataset['sortableHandle'] === lifted?.id)
    // In another group the row is another element, so the focus has to move.
    handle?.focus({ preventScroll: true })
    handle?.closest('[data-sortable-item]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  useLayoutEffect(() => {
    if (lifted) showLifted()
  }, [lifted])
  // React takes the focus from a row that it moves, as when another user moves rows.
  const recoverFocus = useEffectEvent(() => {
    const root = rootRef.current
    const focused = root && activeElementAround(root)
    if (lifted && (!focused || focused === document.body)) showLifted()
  })
  useLayoutEffect(() => {
    recoverFocus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- only another order moves rows
  }, [arranged])

  const handleOf = (target: EventTarget): HTMLElement | null => {
    if (!(target instanceof Element)) return null
    if (target.closest('[data-sortable-root]') !== rootRef.current) return null
    return target.closest<HTMLElement>('[data-sortable-handle]')
  }
  const moveFocus = (from: HTMLElement, key: SortKey) => {
    const handles = rootRef.current ? ownParts(rootRef.current, 'data-sortable-handle') : []
    const at = handles.indexOf(from)
    const steps: Readonly<Partial<Record<SortKey, number>>> = {
      previous: Math.max(at - 1, 0),
      next: Math.min(at + 1, handles.length - 1),
      first: 0,
      last: handles.length - 1,
    }
    handles[steps[key] ?? at]?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const handle = handleOf(event.target)
    if (!handle || event.defaultPrevented) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Tab') giveBack()
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key = sortKeyOf(event.key, layout, isRightToLeft)
    if (!key) return
    event.preventDefault()
    event.stopPropagation()
    if (!lifted) {
      moveFocus(handle, key)
      return
    }
    const place = stepPlace(arranged, lifted.id, key)
    if (!place) return
    setLifted({ id: lifted.id, place })
    setMessage(labels.moved(positionOf(moveBetween(provided, lifted.id, place), lifted.id)))
  }
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const id = handleOf(event.target)?.dataset['sortableHandle']
    // Enter, Space and screen readers click without a pointer.
    if (id !== undefined && event.detail === 0) toggleLift(id)
  }
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const id = handleOf(event.target)?.dataset['sortableHandle']
    if (id !== undefined) setActiveCell(id)
  }

  return {
    rootRef,
    arranged,
    itemsById,
    activeId,
    message,
    liftedId: lifted?.id ?? drag.draggedId,
    isDragging: drag.draggedId !== null,
    lineRef: drag.lineRef,
    pictureRef: drag.pictureRef,
    rootProps: {
      ...drag.dragProps,
      onKeyDown: handleKeyDown,
      onClick: handleClick,
      onFocus: handleFocus,
    },
  }
}
