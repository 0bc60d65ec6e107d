import { useLayoutEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

import { activeElementAround } from '../../internal/focus/shadow-root'

const CONTROLS =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not(:disabled)'

/** The controls that arrow keys reach: the visible ones; of radios only the checked one, or the first. */
function controlsIn(root: Element): HTMLElement[] {
  const visible = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) =>
      element.closest('[popover]') === root.closest('[popover]') &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  const radios = new Map<string, HTMLInputElement>()
  for (const element of visible) {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') continue
    if (element.checked || !radios.has(element.name)) radios.set(element.name, element)
  }
  return visible.filter(
    (element) =>
      !(element instanceof HTMLInputElement) ||
      element.type !== 'radio' ||
      radios.get(element.name) === element,
  )
}

/** Whether the arrow key moves the caret of a text field, which must then keep it. */
function movesCaret(element: EventTarget, isForward: boolean): boolean {
  if (!(element instanceof HTMLInputElement) && !(element instanceof HTMLTextAreaElement)) {
    return element instanceof HTMLElement && element.isContentEditable
  }
  const { selectionStart, selectionEnd, value } = element
  if (selectionStart === null) return element.type === 'number' || element.type === 'range'
  if (selectionStart !== selectionEnd) return true
  return isForward ? selectionStart < value.length : selectionStart > 0
}

/**
 * Makes the controls inside of an element one tab stop; arrow keys move between them,
 * and Tab returns to the last focused one.
 */
export function useRovingFocus(
  rootRef: RefObject<HTMLElement | null>,
  orientation: 'horizontal' | 'vertical',
) {
  useLayoutEffect(() => {
    const root = rootRef.current
    if (!root) return undefined
    const update = () => {
      const stops = controlsIn(root)
      const focused = activeElementAround(root)
      const chosen =
        stops.find((stop) => stop === focused) ??
        stops.find((stop) => stop.dataset['rovingStop'] !== undefined) ??
        stops[0]
      markActive(stops, chosen)
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden', 'data-overflowed'],
    })
    return () => {
      observer.disconnect()
    }
  }, [rootRef])

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const stops = controlsIn(event.currentTarget)
    const stop = stops.find((one) => one === event.target)
    if (stop) markActive(stops, stop)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey
    ) {
      return
    }
    const stops = controlsIn(event.currentTarget)
    const current = stops.findIndex((stop) => stop === event.target)
    if (current === -1) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const isMirrored = orientation === 'horizontal' && isRightToLeft
    const [before, after] =
      orientation === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    const steps: Readonly<Record<string, number>> = {
      [before]: isMirrored ? 1 : -1,
      [after]: isMirrored ? -1 : 1,
    }
    const step = steps[event.key]
    if (step !== undefined && movesCaret(event.target, event.key === after)) return
    const next =
      step === undefined
        ? { Home: 0, End: stops.length - 1 }[event.key]
        : (current + step + stops.length) % stops.length
    if (next === undefined || (step === undefined && isText(event.target))) return
    event.preventDefault()
    stops[next]?.focus()
  }
  return { onFocus: handleFocus, onKeyDown: handleKeyDown }
}

function isText(element: EventTarget): boolean {
  return element instanceof HTMLElement && element.matches('input[type="text"], textarea')
}

function markActive(stops: readonly HTMLElement[], chosen: HTMLElement | undefined) {
  for (const stop of stops) {
    const isChosen = stop === chosen
    stop.tabIndex = isChosen ? 0 : -1
    if (isChosen) stop.dataset['rovingStop'] = ''
    else delete stop.dataset['rovingStop']
  }
}
