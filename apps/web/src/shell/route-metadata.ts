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

/** Returns the title of the window. */
export function windowTitle(metadata: RouteMetadata | null): string {
  return metadata === null ? PRODUCT_NAME : `${metadata.title} · ${PRODUCT_NAME}`
}

function isMetadata(handle: unknown): handle is RouteMetadata {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}
