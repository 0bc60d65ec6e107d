import { formatTagText, parseTagText } from '@throughline/domain/tags'
import { validationFailed } from '../../errors/api-error'

/** Flags of a body that set the category of a tag, in addition to its text. */
interface CategoryFlags {
  readonly isObjective?: boolean | undefined
  readonly isTargetSegment?: boolean | undefined
  readonly isJourneyPhase?: boolean | undefined
}

/** Characters of a name and of a category. */
const MAX_PART_LENGTH = 255

/**
 * Returns the text to store for a tag. It removes the blanks around both parts. If the text has no
 * category and a flag names one, it puts that category in front.
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

/**
 * Returns a key that all tags of one category share. Different spellings of a standard category
 * share one key.
 */
export function tagCategoryKey(text: string): string {
  const { category, categoryName } = parseTagText(text)
  return category === 'Custom' ? `Custom:${categoryName.toLowerCase()}` : category
}
