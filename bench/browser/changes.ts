/** Listeners for drawing that leaves no trace in the document. */
const drawingListeners = new Set<() => void>()

let unheeded: string | undefined

/**
 * Lets nothing count that only changes attributes of what a selector matches:
 * for a peer that takes a class away once an animation is over, long after the
 * last thing to see was drawn.
 */
export function ignoreAttributesOf(selector: string): void {
  unheeded = selector
}

function isHeeded({ type, target }: MutationRecord): boolean {
  if (unheeded === undefined || type !== 'attributes') return true
  return !(target instanceof Element && target.matches(unheeded))
}

/**
 * Tells of every change to what the page shows: of the document, and of a
 * canvas once `announceCanvasDrawing` was called.
 *
 * @returns stops it
 */
export function watchChanges(onChange: () => void): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some(isHeeded)) onChange()
  })
  observer.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  drawingListeners.add(onChange)
  return () => {
    observer.disconnect()
    drawingListeners.delete(onChange)
  }
}

/**
 * Makes text written on any canvas count as a change; for pages that draw
 * themselves. Every frame of such a page writes some text, so text suffices.
 *
 * @param onText hears of each text, for a look at what was drawn
 */
export function announceCanvasDrawing(onText: (text: string) => void): void {
  const context = CanvasRenderingContext2D.prototype
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its own context below
  const { fillText } = context
  context.fillText = function announce(this: CanvasRenderingContext2D, text, ...place) {
    for (const listener of drawingListeners) listener()
    onText(text)
    fillText.call(this, text, ...place)
  }
}
