import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react'

import { MIN_LIST_PIXELS, useFloating } from '../floating/use-floating'
import type { ListItem, ListSection } from '../listbox/list-entries'
import { useVirtualRows } from '../listbox/use-virtual-rows'
import { listTimes, nearestTimeIndex, timeIndexBeside } from './time-list'
import { formatTime, type HalfDayLabels } from './typed-time'

interface TimeListOptions {
  /** The time that the list scrolls to: the typed text if it is a time, else the value. */
  near: string | null
  /** The time that the list scrolls to without one. */
  startTime: string
  stepMinutes: number
  hourCycle: 12 | 24
  labels: HalfDayLabels
  /** The element beside which the list floats. */
  boxRef: RefObject<HTMLElement | null>
  /** Prefix of the ids of its options. */
  listId: string
  onPick: (time: string) => void
}

/** Enter chooses only an option that was reached by arrow keys, not one below the pointer. */
interface Highlight {
  readonly index: number
  readonly by: 'keys' | 'pointer'
}

const noSections: readonly ListSection[] = []
const MINUTES_OF_PAGE = 60

/** The state of the list of times under a field. */
export function useTimeList({
  near,
  startTime,
  stepMinutes,
  hourCycle,
  labels,
  boxRef,
  listId,
  onPick,
}: TimeListOptions) {
  const [isOpen, setIsOpen] = useState(false)
  const [highlight, setHighlight] = useState<Highlight | null>(null)
  const { am, pm } = labels
  const times = useMemo(() => (isOpen ? listTimes(stepMinutes) : []), [isOpen, stepMinutes])
  const sections = useMemo(
    () =>
      times.length === 0
        ? noSections
        : [{ label: null, items: times.map((time) => itemOf(time, hourCycle, { am, pm })) }],
    [times, hourCycle, am, pm],
  )
  const nearestIndex = isOpen ? nearestTimeIndex(times, near ?? startTime) : -1
  const highlightedIndex = isOpen ? (highlight?.index ?? nearestIndex) : -1
  const reachedTime = isOpen && highlight?.by === 'keys' ? times[highlight.index] : undefined

  const listRef = useFloating<HTMLDivElement>({
    isOpen,
    anchor: boxRef,
    placement: 'bottom-start',
    matchesWidth: true,
    minHeight: MIN_LIST_PIXELS,
  })
  const rows = useVirtualRows({
    sections,
    listRef,
    isOpen,
    highlightedIndex,
    isCentered: highlight === null,
  })
  const open = () => {
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    setHighlight(null)
  }
  const pick = (time: string) => {
    close()
    onPick(time)
  }
  /** Keys open the list at the nearest time and move from there by a row or by an hour. */
  const go = (direction: 1 | -1, isPage: boolean) => {
    const all = listTimes(stepMinutes)
    const page = Math.max(1, Math.round(MINUTES_OF_PAGE / stepMinutes))
    const nearest = nearestTimeIndex(all, near ?? startTime)
    const isOpening = !isOpen && near !== null && all.includes(near)
    const beside = near === null || isOpening ? nearest : timeIndexBeside(all, near, direction)
    const next = isPage
      ? (highlight?.index ?? nearest) + direction * page
      : highlight
        ? highlight.index + direction
        : beside
    setHighlight({ index: Math.max(0, Math.min(next, all.length - 1)), by: 'keys' })
    open()
  }
  /** Returns whether the list handled the key. */
  const handleKey = (event: KeyboardEvent): boolean => {
    rows.noteKey()
    const { key } = event
    if (event.ctrlKey || event.metaKey || (event.shiftKey && key !== 'Tab')) return false
    const isPage = key === 'PageDown' || key === 'PageUp'
    const isDown = key === 'ArrowDown' || key === 'PageDown'
    if (key === 'ArrowDown' || key === 'ArrowUp' || isPage) {
      if (!event.altKey) go(isDown ? 1 : -1, isPage)
      else if (isDown) open()
      else close()
    } else if (!isOpen || event.altKey) return false
    else if (key === 'Escape') close()
    else if (key === 'Enter' && reachedTime !== undefined) pick(reachedTime)
    else {
      // Tab chooses the highlighted time and moves on.
      if (key === 'Tab' && reachedTime !== undefined) pick(reachedTime)
      return false
    }
    event.preventDefault()
    return true
  }
  return {
    isOpen,
    rows,
    highlightedIndex,
    /** For the list itself. */
    panelProps: { ref: listRef, id: listId, role: 'listbox', popover: 'manual' } as const,
    /** Id of the highlighted option. */
    activeId: reachedTime === undefined ? undefined : optionId(listId, highlightedIndex),
    open,
    close,
    /** Clears the highlight, because the typed text is used from now on. */
    forgetHighlight: () => {
      setHighlight(null)
    },
    handleKey,
    getRowProps: (item: ListItem, index: number) => ({
      id: optionId(listId, index),
      role: 'option',
      onPointerMove: () => {
        if (highlight?.index !== index) setHighlight({ index, by: 'pointer' })
      },
      onClick: () => {
        if (item.kind === 'option') pick(item.option.value)
      },
    }),
  }
}

function itemOf(time: string, hourCycle: 12 | 24, labels: HalfDayLabels): ListItem {
  return { kind: 'option', option: { value: time, label: formatTime(time, hourCycle, labels) } }
}

function optionId(listId: string, index: number): string {
  return `${listId}-option-${index}`
}
