import type { UIMatch } from 'react-router-dom'

/** What a route says about itself, in its `handle`. */
export interface RouteMetadata {
  /** Stands in the title of the window. */
  readonly title: string
  /** Open to those who are not logged in. */
  readonly isPublic?: boolean
  /** Has keys of its own, listed behind `?`. */
  readonly hasShortcuts?: boolean
  /** Takes the whole window: neither navigation nor footer are beside it. */
  readonly isWholePage?: boolean
}

/** Title of the window where no route gives one. */
const PRODUCT_NAME = 'Throughline'

/** The metadata of the innermost route that has some; null when none has. */
export function metadataOf(matches: readonly Pick<UIMatch, 'handle'>[]): RouteMetadata | null {
  return matches.map(({ handle }) => handle).findLast(isMetadata) ?? null
}

/** The title of the window. */
export function windowTitle(metadata: RouteMetadata | null): string {
  return metadata === null ? PRODUCT_NAME : `${metadata.title} · ${PRODUCT_NAME}`
}

function isMetadata(handle: unknown): handle is RouteMetadata {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}
