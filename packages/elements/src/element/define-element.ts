import { warn } from './warn'

/**
 * Registers an element under a name. Keeps an existing registration, and warns developers if it has
 * another class, such as when a page loads the script twice. Does nothing without a document, such
 * as on a server.
 */
export function defineElement(name: string, elementClass: CustomElementConstructor): void {
  if (!('customElements' in globalThis)) return
  const used = customElements.get(name)
  if (used === undefined) customElements.define(name, elementClass)
  else if (used !== elementClass) {
    warn(name, 'Another copy of the element is registered already, and stays. Load it only once.')
  }
}
