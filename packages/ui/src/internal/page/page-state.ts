/** An open layer that the Escape key closes. */
export interface EscapeLayer {
  /** The order of opening: a higher number is on top. */
  readonly order: number
  readonly handle: () => void
  /** A page, which a press in a text field does not close. Absent in older versions. */
  readonly isPage?: boolean
}

/** Open layers and dialogs of the page. */
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
 * Returns the open layers and dialogs of the page, one state for all loaded copies of the package.
 * With separate states, Esc would close a layer below a layer of another copy, and messages of one
 * copy would be unreachable under a dialog of another copy.
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
