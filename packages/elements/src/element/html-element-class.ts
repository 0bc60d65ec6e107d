/** The class that elements extend. Where there is no document, such as on a server, it has nothing. */
export function htmlElementClass(): typeof HTMLElement
export function htmlElementClass(): object {
  return 'HTMLElement' in globalThis ? HTMLElement : Object
}
