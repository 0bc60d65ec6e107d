import { foldText, wordsOf } from '@throughline/ui/text-search'
import { VIEW_GUIDES } from './content/first-steps'
import { WORK_GUIDES } from './content/plan-work'
import { GUIDES_OF_ROLES } from './content/roles'
import { SET_UP_GUIDES } from './content/set-up'
import type { Guide } from './guide'

/** Guides to the product, in reading order. */
export const PRODUCT_GUIDES: readonly Guide[] = [...VIEW_GUIDES, ...WORK_GUIDES, ...SET_UP_GUIDES]

/** All guides, in reading order. */
export const GUIDES: readonly Guide[] = [...PRODUCT_GUIDES, ...GUIDES_OF_ROLES]

/** Returns the guide with this slug; undefined if there is none. */
export function guideOfSlug(slug: string): Guide | undefined {
  return GUIDES.find((guide) => guide.slug === slug)
}

/**
 * Returns the guides that contain every word of a query, in their order; all guides for an empty
 * query.
 */
export function findGuides(guides: readonly Guide[], query: string): readonly Guide[] {
  const words = wordsOf(query)
  return guides.filter((guide) => {
    const text = foldText(textOf(guide))
    return words.every((word) => text.includes(word))
  })
}

function textOf({ title, summary, sections }: Guide): string {
  return [
    title,
    summary,
    ...sections.flatMap(({ heading, paragraphs = [], steps = [], points = [] }) => [
      heading,
      ...paragraphs,
      ...steps,
      ...points,
    ]),
  ].join('\n')
}
