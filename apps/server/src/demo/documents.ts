import type { Demonstration, DemonstrationFile } from './demonstration'
import type { ItemRow } from './item-rows'
import { textDocument } from './reports'

/** Items that a document is attached to. */
const ATTACHED_ITEMS = 3

interface DocumentOutline {
  readonly category: 'Briefs' | 'Research'
  readonly title: string
  readonly subtitle: string
  readonly lines: readonly string[]
  readonly isAttached: boolean
}

const documentOutlines: readonly DocumentOutline[] = [
  {
    category: 'Briefs',
    title: 'Holiday media brief',
    subtitle: 'For everybody who plans between Thanksgiving and New Year',
    lines: [
      'One idea in every channel: a table for everyone.',
      'The gift guide opens the season; everything before it prepares for it.',
      'Email and social media lead, flyers follow where a store is near.',
      'No offer ends on a Sunday evening: stores close earlier than the shop.',
    ],
    isAttached: true,
  },
  {
    category: 'Briefs',
    title: 'Brand guidelines',
    subtitle: 'How we write and what our pictures show',
    lines: [
      'We write to one person, in the present, in short sentences.',
      'Pictures show rooms in which somebody lives, by daylight.',
      'Prices stand beside the product and never on top of it.',
    ],
    isAttached: false,
  },
  {
    category: 'Research',
    title: 'Store traffic research',
    subtitle: 'Interviews in twelve stores',
    lines: [
      'Young families come on Saturday mornings and stay for an hour.',
      'New movers come twice in their first month, then every quarter.',
      'Two of five visitors had seen an email in the week before.',
    ],
    isAttached: false,
  },
]

/** Documents of a plan: categories, files, and the items that they are attached to. */
export interface DocumentRows {
  readonly planDocumentCategories: Demonstration['planDocumentCategories']
  readonly planDocuments: Demonstration['planDocuments']
  readonly planDocumentFilings: Demonstration['planDocumentFilings']
  readonly tacticDocuments: Demonstration['tacticDocuments']
  readonly files: readonly DemonstrationFile[]
}

/**
 * Three documents of a plan in two categories; one is attached to the first tactics.
 *
 * @param firstId of categories and documents
 * @param firstAssetId of the files
 */
export function makeDocuments(
  planId: number,
  items: readonly ItemRow[],
  { firstId, firstAssetId }: { readonly firstId: number; readonly firstAssetId: number },
): DocumentRows {
  const names = [...new Set(documentOutlines.map(({ category }) => category))]
  const categories = names.map((name, place) => {
    return { id: firstId + place, planId, name, orderIndex: place + 1 }
  })
  const documents = documentOutlines.map((outline, place) => ({
    outline,
    id: firstId + place,
    assetId: firstAssetId + place,
    categoryId: firstId + names.indexOf(outline.category),
  }))
  const tacticIds = items
    .filter(({ isInitiative }) => isInitiative !== true)
    .slice(0, ATTACHED_ITEMS)
    .map(({ id }) => id)
  return {
    planDocumentCategories: categories,
    planDocuments: documents.map(({ id, assetId }) => ({ id, planId, assetId })),
    planDocumentFilings: documents.map(({ id, categoryId }) => {
      return { planDocumentId: id, categoryId }
    }),
    tacticDocuments: documents
      .filter(({ outline }) => outline.isAttached)
      .flatMap(({ id }) => tacticIds.map((tacticId) => ({ tacticId, planDocumentId: id }))),
    files: documents.map(({ assetId, outline: { title, subtitle, lines } }) => ({
      id: assetId,
      name: `${title}.pdf`,
      bytes: textDocument(title, subtitle, lines),
    })),
  }
}
