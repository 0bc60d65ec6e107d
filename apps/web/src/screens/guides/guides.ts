import { foldText, wordsOf } from '@throughline/ui/text-search'
import { viewGuides } from './content/first-steps'
import { workGuides } from './content/plan-work'
import { guidesOfRoles } from './content/roles'
import { setUpGuides } from './content/set-up'
import type { Guide } from './guide'

/** Guides to the product, in reading order. */
export const productGuides: readonly Guide[] = [...viewGuides, ...workGuides, ...setUpGuides]

/** All guides, in reading order. */
export const guides: readonly Guide[] = [...productGuides, ...guidesOfRoles]

/** Returns the guide with this slug; undefined if there is none. */
export function guideOfSlug(slug: string): Guide | undefined {
  return guides.find((guide) => guide.slug === slug)
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
