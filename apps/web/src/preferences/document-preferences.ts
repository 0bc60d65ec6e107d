import type { KeyValueStore } from './key-value-store'

/** `documents-view` is 'gallery' if documents appear as tiles, else absent. */
const KEY = 'documents-view'

/** Layout of the documents of a category. */
export type DocumentsView = 'list' | 'gallery'

/** Stored preferences of the documents of plans. */
export interface DocumentPreferences {
  readonly view: () => DocumentsView
  readonly setView: (view: DocumentsView) => void
}

/** Creates the preferences of documents over a store; only this module knows their key. */
export function createDocumentPreferences(store: KeyValueStore): DocumentPreferences {
  return {
    view: () => (store.getItem(KEY) === 'gallery' ? 'gallery' : 'list'),
    setView: (view) => {
      if (view === 'gallery') store.setItem(KEY, view)
      else store.removeItem(KEY)
    },
  }
}
