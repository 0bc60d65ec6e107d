import { warn } from './warn'

/**
 * Registers an element under a name. A name that is taken stays as it is, such as where a
 * page loads the script twice: developers are told, and nothing is thrown. Where there is no
 * document, such as on a server, nothing happens.
 */
export function defineElement(name: string, elementClass: CustomElementConstructor): void {
  if (!('customElements' in globalThis)) return
  const taken = customElements.get(name)
  if (taken === undefined) customElements.define(name, elementClass)
  else if (taken !== elementClass) {
    warn(name, 'Another copy of the element is registered already, and stays. Load it only once.')
  }
}
