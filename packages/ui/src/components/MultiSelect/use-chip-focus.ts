import { useEffect, useRef, type RefObject } from 'react'

import type { ListOption } from '../../internal/listbox/list-entries'

interface ChipFocusOptions<Value extends string> {
  /** The values of the visible chips. */
  chips: readonly ListOption<Value>[]
  boxRef: RefObject<HTMLElement | null>
  inputRef: RefObject<HTMLInputElement | null>
  /** Sets the chip that keys act on; -1 for none. */
  setActiveIndex: (index: number) => void
}

/**
 * Keeps the focus in the field when a chip is removed by key: it goes to the next chip,
 * else to the previous one, else to the input.
 *
 * @returns call it just before a chip is removed
 */
export function useChipFocus<Value extends string>({
  chips,
  boxRef,
  inputRef,
  setActiveIndex,
}: ChipFocusOptions<Value>): (removed: ListOption<Value>) => void {
  const pendingRef = useRef<{ removed: Value; neighbours: readonly Value[] } | null>(null)

  // Waits until the caller has removed the value.
  useEffect(() => {
    const pending = pendingRef.current
    if (!pending || chips.some(({ value }) => value === pending.removed)) return
    pendingRef.current = null
    const neighbour = pending.neighbours.find((value) => chips.some((chip) => chip.value === value))
    const index = chips.findIndex(({ value }) => value === neighbour)
    const chip = boxRef.current?.querySelectorAll('[data-part="chip"]')[index]
    setActiveIndex(index)
    const target = chip?.querySelector('button') ?? inputRef.current
    target?.focus()
  }, [chips, boxRef, inputRef, setActiveIndex])

  return (removed) => {
    const canFocus = ({ isDisabled }: ListOption<Value>) => isDisabled !== true
    const index = chips.findIndex(({ value }) => value === removed.value)
    const following = chips.slice(index + 1).filter(canFocus)
    const preceding = chips.slice(0, index).filter(canFocus).toReversed()
    pendingRef.current = {
      removed: removed.value,
      neighbours: [...following, ...preceding].map(({ value }) => value),
    }
  }
}
