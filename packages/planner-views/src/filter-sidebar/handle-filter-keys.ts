import type { KeyboardEvent } from 'react'

/**
 * Keys on the boxes of the sidebar: up and down go from box to box, the keys to
 * the sides open and close the types of a channel. Space is the box's own.
 */
export function handleFilterKeys(
  event: KeyboardEvent<HTMLElement>,
  {
    isChannelOpen,
    onToggleChannel,
  }: {
    isChannelOpen: (channelId: number) => boolean
    onToggleChannel: (channelId: number) => void
  },
): void {
  const box = event.target
  if (!(box instanceof HTMLInputElement) || box.type !== 'checkbox' || event.defaultPrevented) {
    return
  }
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const step = STEPS[event.key]
  if (step !== undefined) {
    const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="checkbox"]')]
    boxes[boxes.indexOf(box) + step]?.focus()
    event.preventDefault()
    return
  }
  const channelId = Number(box.dataset['channelId'])
  if (!Number.isInteger(channelId)) return
  const isRightToLeft = box.matches(':dir(rtl)')
  const opens = event.key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')
  const closes = event.key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')
  if (!opens && !closes) return
  event.preventDefault()
  if (opens !== isChannelOpen(channelId)) onToggleChannel(channelId)
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
