import { useEffectEvent, useLayoutEffect, useMemo } from 'react'

import { pageState, type EscapeLayer } from '../page/page-state'

const TEXT_ENTRY =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]'

/** Returns whether a key is pressed in a field, where Escape rather ends typing than the page. */
function isInTextEntry({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(TEXT_ENTRY) !== null
}

/** The open layers of this copy of the package, which listens as long as there are any. */
const ownLayers = new Set<EscapeLayer>()

function nextOrder(): number {
  const page = pageState()
  page.lastOrder += 1
  return page.lastOrder
}

function handleKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  const top = pageState()
    .escapeLayers.filter(({ isPage = false }) => !isPage || !isInTextEntry(event))
    .reduce<EscapeLayer | undefined>(
      (highest, layer) => (highest && highest.order > layer.order ? highest : layer),
      undefined,
    )
  if (!top) return
  // Otherwise the browser would also close a modal dialog below this layer.
  event.preventDefault()
  top.handle()
}

/**
 * Calls the handler when Escape is pressed and this is the topmost open layer, so
 * that one press always closes exactly one layer, however layers are nested. A
 * control that handles Escape itself prevents the default.
 *
 * @param isActive whether the layer is open. The layer opened last is on top; of two
 *   that open in the same render, the inner one.
 * @param options.isPage whether the layer is a page or a part of it, which a press in a text field
 *   does not close. @default false
 */
export function useEscape(
  isActive: boolean,
  onEscape: () => void,
  { isPage = false }: { readonly isPage?: boolean } = {},
): void {
  const handleEscape = useEffectEvent(onEscape)
  // Assigned during rendering, because outer components render before inner ones,
  // while their effects run after them.
  const order = useMemo(() => (isActive ? nextOrder() : 0), [isActive])
  // Before the layer is drawn: a later effect would miss a press on a busy machine.
  useLayoutEffect(() => {
    if (!isActive) return undefined
    const layer: EscapeLayer = {
      order,
      handle: () => {
        handleEscape()
      },
      isPage,
    }
    const { escapeLayers } = pageState()
    document.addEventListener('keydown', handleKeyDown)
    ownLayers.add(layer)
    escapeLayers.push(layer)
    return () => {
      ownLayers.delete(layer)
      escapeLayers.splice(escapeLayers.indexOf(layer), 1)
      if (ownLayers.size === 0) document.removeEventListener('keydown', handleKeyDown)
    }
  }, [isActive, order, isPage])
}
