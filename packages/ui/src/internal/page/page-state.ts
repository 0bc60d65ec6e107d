/** An open layer that the Escape key closes. */
export interface EscapeLayer {
  /** The order of opening: a higher number is on top. */
  readonly order: number
  readonly handle: () => void
}

/** What is open on the page. */
interface PageState {
  readonly escapeLayers: EscapeLayer[]
  /** The order of the layer that was opened last. */
  lastOrder: number
  /** Open modal dialogs, the topmost last. */
  readonly dialogs: HTMLDialogElement[]
  /** Called when `dialogs` has changed. */
  readonly dialogListeners: Set<() => void>
  /** Adopted by the document while a dialog is open. */
  scrollLock: CSSStyleSheet | null
}

declare global {
  /** Shared by all copies of the package on a page. Keep the shape: copies may differ in version. */
  var throughlinePage: PageState | undefined
}

/**
 * What is open on the page, of every copy of the package that the page has loaded: with a state
 * of its own, a copy would close a layer below that of another, or leave its messages under the
 * dialog of another, where nobody can reach them.
 */
export function pageState(): PageState {
  globalThis.throughlinePage ??= {
    escapeLayers: [],
    lastOrder: 0,
    dialogs: [],
    dialogListeners: new Set(),
    scrollLock: null,
  }
  return globalThis.throughlinePage
}
