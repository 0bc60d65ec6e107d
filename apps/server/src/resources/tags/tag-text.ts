import { formatTagText, parseTagText } from '@throughline/domain/tags'
import { validationFailed } from '../../errors/api-error'

/** What a body can say about the category of a tag beside its text. */
interface CategoryFlags {
  readonly isObjective?: boolean | undefined
  readonly isTargetSegment?: boolean | undefined
  readonly isJourneyPhase?: boolean | undefined
}

/** Characters of a name and of a category. */
const MAX_PART_LENGTH = 255

/**
 * The text to store for a tag: blanks around both parts gone, and a category put
 * in front of a text that has none if a flag says so.
 *
 * @throws ApiError 400 when the name or the category is too long
 */
export function tagTextFrom(text: string, flags: CategoryFlags): string {
  const { categoryName, name } = parseTagText(text)
  if (name.length > MAX_PART_LENGTH || categoryName.length > MAX_PART_LENGTH) {
    const message = `may have ${MAX_PART_LENGTH} characters in its category and in its name`
    throw validationFailed([{ path: '/text', message, code: 'maxLength' }])
  }
  if (text.includes(':')) return formatTagText({ categoryName, name })
  return formatTagText({ categoryName: flaggedCategory(flags), name })
}

function flaggedCategory(flags: CategoryFlags): string {
  if (flags.isObjective === true) return 'Objective'
  if (flags.isTargetSegment === true) return 'Target Segment'
  return flags.isJourneyPhase === true ? 'Journey Phase' : ''
}

/** What tags of one category have in common: the standard ones whatever their spelling. */
export function tagCategoryKey(text: string): string {
  const { category, categoryName } = parseTagText(text)
  return category === 'Custom' ? `Custom:${categoryName.toLowerCase()}` : category
}
