/**
 * What has the focus as an element sees it: of the shadow root that it lies in,
 * else of its document. Outside of a shadow root its host has the focus.
 */
export function activeElementAround(element: Element): Element | null {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.activeElement : element.ownerDocument.activeElement
}
