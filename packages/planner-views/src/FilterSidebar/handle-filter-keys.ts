import type { KeyboardEvent } from 'react'

/** Targets of the arrow keys, from top to bottom. */
const STOPS =
  '[data-accordion-head], [data-part="find"] input, input[type="checkbox"], [data-part="more"] > button'

export interface FilterKeyActions {
  readonly isSectionOpen: (head: HTMLElement) => boolean
  readonly isChannelOpen: (channelId: number) => boolean
  readonly onToggleChannel: (channelId: number) => void
}

/**
 * Handles the keys of the sidebar. Up and Down go from line to line: headings, searches and boxes.
 * Home and End go to the first and the last line. Right and Left open and close a section or a
 * channel; Left on a type or plan of a channel goes to the channel. The browser handles Space,
 * Enter and every key with a modifier.
 */
export function handleFilterKeys(
  event: KeyboardEvent<HTMLElement>,
  actions: FilterKeyActions,
): void {
  const { target, currentTarget, key } = event
  if (!(target instanceof HTMLElement) || event.defaultPrevented || hasModifier(event)) return
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)]
  const at = stops.indexOf(target)
  if (at === -1) return
  const isInSearch = target.matches('[type="search"]')
  // Home and End move the caret there.
  const step = isInSearch && !key.startsWith('Arrow') ? undefined : steps[key]
  if (step !== undefined) {
    event.preventDefault()
    stops[Math.min(Math.max(step(at, stops.length), 0), stops.length - 1)]?.focus()
    return
  }
  if (isInSearch) return
  const isRightToLeft = target.matches(':dir(rtl)')
  const opens = key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')
  const closes = key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')
  if (!opens && !closes) return
  event.preventDefault()
  setOpen(target, opens, actions)
}

/** The first line of the sidebar, where Down goes from the search. */
export function focusFirstFilter(list: ParentNode): void {
  list.querySelector<HTMLElement>(STOPS)?.focus()
}

function setOpen(
  target: HTMLElement,
  opens: boolean,
  { isSectionOpen, isChannelOpen, onToggleChannel }: FilterKeyActions,
): void {
  if (target.matches('[data-accordion-head]')) {
    if (opens !== isSectionOpen(target)) target.click()
    return
  }
  const { kind, id } = target.dataset
  if (kind === 'channel') {
    if (opens !== isChannelOpen(Number(id))) onToggleChannel(Number(id))
  } else if (!opens) {
    const channel = target.closest('[data-level="2"]')?.closest('li')
    channel?.querySelector<HTMLElement>('input[data-kind="channel"]')?.focus()
  }
}

/** Whether a key is pressed together with another, which makes it one of the browser's. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}

type ModifierKeys = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}
