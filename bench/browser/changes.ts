/** Listeners for drawing that leaves no trace in the document. */
const drawingListeners = new Set<() => void>()

let unheeded: string | undefined

/**
 * Ignores changes of attributes on elements that match a selector. One peer removes a class after
 * an animation, long after the last visible change.
 */
export function ignoreAttributesOf(selector: string): void {
  unheeded = selector
}

function isHeeded({ type, target }: MutationRecord): boolean {
  if (unheeded === undefined || type !== 'attributes') return true
  return !(target instanceof Element && target.matches(unheeded))
}

/**
 * Reports every change of the page's contents: of the document, and of a canvas after
 * `announceCanvasDrawing`.
 *
 * @returns a function that stops the reports
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
 * @param onText receives each text, for checks of the drawing
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
