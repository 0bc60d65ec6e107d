import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'

import { useEscape } from '../keyboard/use-escape'
import type { Place } from './arrangement'
import {
  nearestList,
  pictureOf,
  placeAt,
  readLists,
  scrollersOf,
  scrollNear,
  showLine,
  type DragList,
  type ListScrollers,
} from './drag-geometry'

/** Distance after which a press becomes a drag, in pixels. */
const threshold = 4

const interactive = 'a,button,input,select,textarea,label,summary,[contenteditable="true"]'

interface PointerDragOptions {
  rootRef: RefObject<HTMLDivElement | null>
  /** Whether the mouse can drag the row anywhere, not only by its handle. */
  canDragRow: boolean
  canLift: (id: string) => boolean
  /** Whether a position differs from the current one of the item. */
  isMove: (id: string, place: Place) => boolean
  onLift: (id: string) => void
  onDrop: (id: string, place: Place) => void
  onCancel: (id: string) => void
}

interface Drag {
  readonly id: string
  readonly row: HTMLElement
  readonly pointerId: number
  readonly grabX: number
  readonly grabY: number
  x: number
  y: number
  isLifted: boolean
  lists: readonly DragList[]
  list: DragList | undefined
  scrollers: ListScrollers | undefined
  place: Place | undefined
  frame: number
}

/**
 * Dragging rows with a mouse, pen or finger. It updates the drag preview and the drop
 * line directly in the DOM: nothing re-renders between lifting and dropping, and each
 * frame measures few rows.
 */
export function usePointerDrag(options: PointerDragOptions) {
  const { rootRef, canDragRow, canLift, isMove, onLift, onDrop, onCancel } = options
  const dragRef = useRef<Drag>(null)
  const lineRef = useRef<HTMLDivElement>(null)
  const pictureRef = useRef<HTMLDivElement>(null)
  const [draggedId, setDraggedId] = useState<string | null>(null)

  const cleanUp = () => {
    const drag = dragRef.current
    if (!drag) return
    dragRef.current = null
    cancelAnimationFrame(drag.frame)
    lineRef.current?.removeAttribute('data-shown')
    for (const list of drag.lists) list.element.removeAttribute('data-over')
    const picture = pictureRef.current
    if (picture?.matches(':popover-open')) picture.hidePopover()
    picture?.replaceChildren()
    const root = rootRef.current
    if (root?.hasPointerCapture(drag.pointerId)) root.releasePointerCapture(drag.pointerId)
    setDraggedId(null)
  }
  const cancel = () => {
    const drag = dragRef.current
    cleanUp()
    if (drag?.isLifted) onCancel(drag.id)
  }
  useEscape(draggedId !== null, cancel)
  useEffect(
    () => () => {
      if (dragRef.current) cancelAnimationFrame(dragRef.current.frame)
      dragRef.current = null
    },
    [],
  )

  const follow = (drag: Drag) => {
    const root = rootRef.current
    const line = lineRef.current
    if (pictureRef.current) {
      pictureRef.current.style.transform = `translate(${drag.x - drag.grabX}px, ${drag.y - drag.grabY}px)`
    }
    const list = nearestList(drag.lists, drag.x, drag.y)
    if (!root || !line || !list) return
    if (list !== drag.list) {
      drag.list?.element.removeAttribute('data-over')
      list.element.setAttribute('data-over', '')
      drag.list = list
      drag.scrollers = scrollersOf(list.element)
    }
    drag.place = placeAt(list, drag.y)
    if (isMove(drag.id, drag.place)) {
      showLine(line, root, list, drag.place.index)
      line.setAttribute('data-shown', '')
    } else line.removeAttribute('data-shown')
  }
  const tick = () => {
    const drag = dragRef.current
    if (!drag) return
    if (drag.scrollers && scrollNear(drag.scrollers, drag)) follow(drag)
    drag.frame = requestAnimationFrame(tick)
  }
  const lift = (drag: Drag) => {
    const root = rootRef.current
    const picture = pictureRef.current
    if (!root || !picture) return
    root.setPointerCapture(drag.pointerId)
    drag.isLifted = true
    drag.lists = readLists(root, drag.id)
    picture.style.width = `${drag.row.getBoundingClientRect().width}px`
    picture.dataset['variant'] = drag.row.parentElement?.dataset['variant'] ?? 'rows'
    picture.replaceChildren(pictureOf(drag.row))
    picture.showPopover()
    document.getSelection()?.removeAllRanges()
    setDraggedId(drag.id)
    onLift(drag.id)
    drag.frame = requestAnimationFrame(tick)
  }

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const root = rootRef.current
    if (event.button !== 0 || !event.isPrimary || dragRef.current) return
    if (!(event.target instanceof Element) || event.target.closest('[data-sortable-root]') !== root)
      return
    const row = event.target.closest<HTMLElement>('[data-sortable-item]')
    const id = row?.dataset['sortableItem']
    const isHandle = event.target.closest('[data-sortable-handle]') !== null
    // A touch on the row scrolls; for touch only the handle lifts it.
    const isRow =
      canDragRow && event.pointerType === 'mouse' && event.target.closest(interactive) === null
    if (!row || id === undefined || !(isHandle || isRow) || !canLift(id)) return
    const box = row.getBoundingClientRect()
    dragRef.current = {
      id,
      row,
      pointerId: event.pointerId,
      grabX: event.clientX - box.left,
      grabY: event.clientY - box.top,
      x: event.clientX,
      y: event.clientY,
      isLifted: false,
      lists: [],
      list: undefined,
      scrollers: undefined,
      place: undefined,
      frame: 0,
    }
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const drag = dragRef.current
    if (!drag || drag.pointerId !== event.pointerId) return
    const way = Math.hypot(event.clientX - drag.x, event.clientY - drag.y)
    if (!drag.isLifted) {
      if (event.buttons === 0) dragRef.current = null
      else if (way >= threshold) lift(drag)
      if (!drag.isLifted) return
    }
    drag.x = event.clientX
    drag.y = event.clientY
    follow(drag)
  }
  const handlePointerUp = (event: PointerEvent<HTMLElement>) => {
    const drag = dragRef.current
    if (!drag || drag.pointerId !== event.pointerId) return
    const { isLifted, id, place } = drag
    cleanUp()
    if (!isLifted) return
    if (place && isMove(id, place)) onDrop(id, place)
    else onCancel(id)
  }

  return {
    draggedId,
    lineRef,
    pictureRef,
    dragProps: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: cancel,
    },
  }
}
