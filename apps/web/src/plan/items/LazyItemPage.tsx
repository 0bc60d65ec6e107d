import { lazy } from 'react'

/** Loads the code of the page of an item; a second call resolves at once. */
export const loadItemPage = () => import('../editor/ItemPage')

/** Page of an item. Loaded on demand, because the views do not need its code. */
export const ItemPage = lazy(async () => ({ default: (await loadItemPage()).ItemPage }))
