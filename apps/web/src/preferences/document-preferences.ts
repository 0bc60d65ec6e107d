import type { KeyValueStore } from './key-value-store'

/** `documents-view` is 'gallery' where documents are shown as tiles, else absent. */
const KEY = 'documents-view'

/** How the documents of a category are shown. */
export type DocumentsView = 'list' | 'gallery'

/** What a browser remembers about the documents of plans. */
export interface DocumentPreferences {
  readonly view: () => DocumentsView
  readonly setView: (view: DocumentsView) => void
}

/** The view of documents in a store; only this module knows its key. */
export function createDocumentPreferences(store: KeyValueStore): DocumentPreferences {
  return {
    view: () => (store.getItem(KEY) === 'gallery' ? 'gallery' : 'list'),
    setView: (view) => {
      if (view === 'gallery') store.setItem(KEY, view)
      else store.removeItem(KEY)
    },
  }
}
