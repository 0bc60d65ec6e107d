import { useId, useMemo, useRef, useState, type KeyboardEvent, type UIEvent } from 'react'

import { elementByIdAround } from '../../internal/focus/shadow-root'
import {
  groupCommands,
  rankCommands,
  startingGroups,
  type Command,
  type CommandGroup,
} from './rank-commands'

/** Number of rows rendered at first, and added when scrolling comes near the end. */
const ROWS_PER_STEP = 60
/** Number of rows that Page Up and Page Down move. */
const ROWS_PER_PAGE = 8

interface CommandPaletteOptions {
  commands: readonly Command[]
  recentIds: readonly string[]
  recentLabel: string
  isRanked: boolean
  onSelect: (choice: { id: string }) => void
  onQueryChange: ((change: { query: string }) => void) | undefined
}

/** The first rows of all groups, up to a limit. */
function firstRows(groups: readonly CommandGroup[], limit: number): readonly CommandGroup[] {
  let left = limit
  return groups.flatMap((group) => {
    const commands = group.commands.slice(0, Math.max(left, 0))
    left -= commands.length
    return commands.length === 0 ? [] : [{ ...group, commands }]
  })
}

/** State and keyboard of the palette. */
export function useCommandPalette({
  commands,
  recentIds,
  recentLabel,
  isRanked,
  onSelect,
  onQueryChange,
}: CommandPaletteOptions) {
  const listId = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(ROWS_PER_STEP)
  const [activeId, setActiveId] = useState<string | null>(null)

  const groups = useMemo(() => {
    if (query.trim() === '') return startingGroups(commands, recentIds, recentLabel)
    return groupCommands(rankCommands(commands, isRanked ? '' : query))
  }, [commands, query, isRanked, recentIds, recentLabel])
  const total = groups.reduce((sum, group) => sum + group.commands.length, 0)
  const drawn = useMemo(() => firstRows(groups, limit), [groups, limit])
  const rows = useMemo(
    () => drawn.flatMap((group) => group.commands.map(({ command }) => command)),
    [drawn],
  )
  // If the highlighted command is no longer listed, the first one is highlighted: the
  // best match.
  const activeIndex = Math.max(
    0,
    rows.findIndex((command) => command.id === activeId),
  )
  const active = rows[activeIndex]
  const optionIdOf = (index: number) => `${listId}-${index}`

  const changeQuery = (next: string) => {
    setQuery(next)
    setLimit(ROWS_PER_STEP)
    setActiveId(null)
    if (listRef.current) listRef.current.scrollTop = 0
    onQueryChange?.({ query: next })
  }
  const drawMore = () => {
    setLimit((before) => Math.min(before + ROWS_PER_STEP, Math.max(total, ROWS_PER_STEP)))
  }
  const moveTo = (index: number) => {
    const command = rows[index]
    if (!command) return
    setActiveId(command.id)
    const list = listRef.current
    if (list) {
      elementByIdAround(list, optionIdOf(index))?.scrollIntoView({ block: 'nearest' })
      // Scroll the caption above the first row into view as well.
      if (index === 0) list.scrollTop = 0
    }
    if (index >= rows.length - ROWS_PER_PAGE && rows.length < total) drawMore()
  }
  const select = (command: Command | undefined) => {
    if (command && command.isDisabled !== true) onSelect({ id: command.id })
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = rows.length - 1
    const isAllDrawn = rows.length === total
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: activeIndex < last ? activeIndex + 1 : isAllDrawn ? 0 : last,
      ArrowUp: activeIndex > 0 ? activeIndex - 1 : isAllDrawn ? last : 0,
      PageDown: Math.min(activeIndex + ROWS_PER_PAGE, last),
      PageUp: Math.max(activeIndex - ROWS_PER_PAGE, 0),
    }
    const next = moves[event.key]
    if (next !== undefined) {
      event.preventDefault()
      moveTo(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      select(active)
    }
  }
  const handleScroll = (event: UIEvent<HTMLElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = event.currentTarget
    if (rows.length < total && scrollTop + clientHeight * 2 > scrollHeight) drawMore()
  }
  return {
    query,
    changeQuery,
    drawn,
    total,
    active,
    activeOptionId: active ? optionIdOf(activeIndex) : undefined,
    optionIdOf,
    listId,
    listRef,
    select,
    activate: setActiveId,
    handleKeyDown,
    handleScroll,
  }
}
