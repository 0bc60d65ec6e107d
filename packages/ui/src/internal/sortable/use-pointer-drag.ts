import { useRef, useState, type RefObject } from 'react'

import { usePointerGesture } from '../pointer-gesture/use-pointer-gesture'
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

const INTERACTIVE = 'a,button,input,select,textarea,label,summary,[contenteditable="true"]'

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

/** The row that is dragged. */
interface Drag {
  readonly id: string
  readonly row: HTMLElement
  /** Where the pointer lies within the row. */
  readonly grabX: number
  readonly grabY: number
  x: number
  y: number
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
  /** Returns whether the row is lifted. */
  const lift = (drag: Drag): boolean => {
    const root = rootRef.current
    const picture = pictureRef.current
    if (!root || !picture) return false
    dragRef.current = drag
    drag.lists = readLists(root, drag.id)
    picture.style.width = `${drag.row.getBoundingClientRect().width}px`
    picture.dataset['variant'] = drag.row.parentElement?.dataset['variant'] ?? 'rows'
    picture.replaceChildren(pictureOf(drag.row))
    picture.showPopover()
    document.getSelection()?.removeAllRanges()
    setDraggedId(drag.id)
    onLift(drag.id)
    drag.frame = requestAnimationFrame(tick)
    return true
  }
  const cleanUp = (drag: Drag) => {
    dragRef.current = null
    cancelAnimationFrame(drag.frame)
    lineRef.current?.removeAttribute('data-shown')
    for (const list of drag.lists) list.element.removeAttribute('data-over')
    const picture = pictureRef.current
    if (picture?.matches(':popover-open')) picture.hidePopover()
    picture?.replaceChildren()
    setDraggedId(null)
  }

  const gesture = usePointerGesture<Drag>({
    subjectAt: (event) => {
      const { target, clientX: x, clientY: y, pointerType } = event
      const root = rootRef.current
      if (!(target instanceof Element) || target.closest('[data-sortable-root]') !== root) {
        return null
      }
      const row = target.closest<HTMLElement>('[data-sortable-item]')
      const id = row?.dataset['sortableItem']
      const isHandle = target.closest('[data-sortable-handle]') !== null
      // A touch on the row scrolls; for touch only the handle lifts it.
      const isRow = canDragRow && pointerType === 'mouse' && target.closest(INTERACTIVE) === null
      if (!row || id === undefined || !(isHandle || isRow) || !canLift(id)) return null
      const { left, top } = row.getBoundingClientRect()
      return {
        id,
        row,
        grabX: x - left,
        grabY: y - top,
        x,
        y,
        lists: [],
        list: undefined,
        scrollers: undefined,
        place: undefined,
        frame: 0,
      }
    },
    captureOn: () => rootRef.current,
    onStart: ({ subject }) => (lift(subject) ? subject : null),
    onDraw: ({ subject, at }) => {
      Object.assign(subject, at)
      follow(subject)
    },
    onEnd: ({ subject: drag }, end) => {
      cleanUp(drag)
      const { id, place } = drag
      if (end === 'drop' && place && isMove(id, place)) onDrop(id, place)
      else onCancel(id)
    },
  })

  return { draggedId, lineRef, pictureRef, dragProps: gesture.handlers }
}
