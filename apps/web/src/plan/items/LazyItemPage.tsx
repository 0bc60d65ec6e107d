import { lazy } from 'react'

/** Loads the code of the page of an item; a second call resolves at once. */
export const loadItemPage = () => import('../editor/ItemPage')

/** The page of an item, whose code the views do not need. */
export const ItemPage = lazy(async () => ({ default: (await loadItemPage()).ItemPage }))
