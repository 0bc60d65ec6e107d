import type { FeedbackDraft } from '@throughline/api-client'
import type { RadioOption } from '@throughline/ui/RadioGroup'
import type { TextAreaProps } from '@throughline/ui/TextArea'

/** The form of feedback, as typed. */
export interface FeedbackValues {
  readonly comment: string
  /** null until one is chosen. */
  readonly type: FeedbackDraft['type'] | null
}

/** The form as it opens. */
export const NO_FEEDBACK: FeedbackValues = { comment: '', type: null }

/** The types of feedback, in order. */
export const FEEDBACK_TYPES: readonly RadioOption<FeedbackDraft['type']>[] = [
  { value: 'Bug Report', label: 'Bug Report' },
  { value: 'Feature Request', label: 'Feature Request' },
]

const MAX_CHARACTERS = 10_000

/** How long a comment may be. */
export const COMMENT_LIMIT: NonNullable<TextAreaProps['limit']> = {
  characters: MAX_CHARACTERS,
  describe: ({ left }) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
}

/** Whether both a comment and a type are there, without which nothing can be sent. */
export function isComplete({ comment, type }: FeedbackValues): boolean {
  return comment.trim() !== '' && type !== null
}

/** What is wrong with a comment, or null. */
export function commentProblem(comment: string): string | null {
  return comment.trim().length > MAX_CHARACTERS
    ? 'The comment is too long. Shorten it to 10,000 characters.'
    : null
}

/** Whether stored values have the shape of the form. */
export function isFeedbackValues(values: unknown): values is FeedbackValues {
  if (typeof values !== 'object' || values === null) return false
  if (!('comment' in values) || !('type' in values)) return false
  const isType = FEEDBACK_TYPES.some(({ value }) => value === values.type)
  return typeof values.comment === 'string' && (isType || values.type === null)
}
