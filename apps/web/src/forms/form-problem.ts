import { isApiError } from '@throughline/api-client'

/**
 * Why a form was not saved. `Field` is the union of the form's field names,
 * `Stored` the entity that the form edits.
 */
export interface FormProblem<Field extends string = string, Stored = unknown> {
  /** A sentence above the fields; null when every reason stands at a field. */
  readonly message: string | null
  /** Sentences at fields. */
  readonly fields: Readonly<Partial<Record<Field, string>>>
  /** The entity as somebody else has saved it meanwhile; null when nobody has. */
  readonly theirs: Stored | null
}

/** Nothing is wrong. */
export const NO_PROBLEM: FormProblem<never, never> = { message: null, fields: {}, theirs: null }

/** How errors of the server are shown in a form. */
export interface ProblemNames<Field extends string> {
  /** The form's field for each name that the server uses, for example `{ uiColor: 'color' }`. */
  readonly fieldNames: Readonly<Record<string, Field>>
  /** The sentence for an error that has none of its own. */
  readonly fallback: string
}

/**
 * The problem that an error of a save stands for. A refused part is shown at its
 * field; the error's own message is shown above the form when a part has no field.
 * A nested part, such as `options/0`, belongs to the field of its first segment.
 *
 * @param error whatever the save rejected with; an `ApiError` or any other value
 */
export function problemOfError<Field extends string>(
  error: unknown,
  { fieldNames, fallback }: ProblemNames<Field>,
): FormProblem<Field, never> {
  const refused = isApiError(error, 'invalid') ? error.failure.fields : []
  const fields: Partial<Record<Field, string>> = {}
  let isComplete = refused.length > 0
  for (const { field, message } of refused) {
    const name = fieldNames[field] ?? fieldNames[field.split('/', 1)[0] ?? '']
    if (name === undefined) isComplete = false
    else fields[name] ??= message
  }
  const message = error instanceof Error && error.message !== '' ? error.message : fallback
  return { message: isComplete ? null : message, fields, theirs: null }
}
