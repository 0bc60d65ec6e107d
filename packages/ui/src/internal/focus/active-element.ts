/**
 * The focused element of the shadow root that contains an element, or of its document
 * if there is none. `document.activeElement` would be the host of the shadow root.
 */
export function activeElementAround(element: Element): Element | null {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.activeElement : element.ownerDocument.activeElement
}
