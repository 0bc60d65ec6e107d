import type { UIMatch } from 'react-router-dom'

/** Metadata of a route, in its `handle`. */
export interface RouteMetadata {
  /** Title of the window. */
  readonly title: string
  /** Open to signed-out users. */
  readonly isPublic?: boolean
  /** Has keyboard shortcuts, which `?` lists. */
  readonly hasShortcuts?: boolean
  /** Fills the window, without navigation and footer. */
  readonly isWholePage?: boolean
}

/** Title of the window for routes without a title. */
const PRODUCT_NAME = 'Throughline'

/** Returns the metadata of the innermost route that has some; null without any. */
export function metadataOf(matches: readonly Pick<UIMatch, 'handle'>[]): RouteMetadata | null {
  return matches.map(({ handle }) => handle).findLast(isMetadata) ?? null
}

/** Names on a page of a plan; null for none. */
export interface PageNames {
  readonly planName: string | null
  /** Title of the item that fills the page, in place of the title of the route. */
  readonly itemTitle: string | null
}

/** Returns the title of the window, such as `Month · National plan · Throughline`. */
export function windowTitle(
  metadata: RouteMetadata | null,
  { planName, itemTitle }: PageNames = { planName: null, itemTitle: null },
): string {
  const parts = [itemTitle ?? metadata?.title, planName, PRODUCT_NAME]
  return parts.filter((part) => (part ?? '') !== '').join(' · ')
}

function isMetadata(handle: unknown): handle is RouteMetadata {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}
