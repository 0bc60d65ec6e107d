/**
 * The focused element of the shadow root that contains an element, or of its document
 * if there is none. `document.activeElement` would be the host of the shadow root.
 */
export function activeElementAround(element: Element): Element | null {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.activeElement : element.ownerDocument.activeElement
}

/** The element with an id in the shadow root, or the document, that contains an element. */
export function elementByIdAround(element: Element, id: string): HTMLElement | null {
  const root = element.getRootNode()
  return (root instanceof ShadowRoot ? root : element.ownerDocument).getElementById(id)
}
