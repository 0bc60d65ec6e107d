import { noProblem, problemOfError, type FormProblem } from '../../forms'

/** Fields of the forms of performance data that the server can refuse. */
type DashboardField = 'name' | 'embedHtml' | 'pdf' | 'newCategory'

type FieldNames = Readonly<Record<string, DashboardField>>

/** The fields of the form for the fields of a dashboard in the API. */
export const dashboardFieldNames: FieldNames = {
  name: 'name',
  embedHtml: 'embedHtml',
  asset: 'pdf',
}

/** Failed step of a save, with a message of the specification. */
class FailedStep extends Error {
  override readonly name = 'FailedStep'
  readonly fieldNames: FieldNames

  constructor(message: string, cause: unknown, fieldNames: FieldNames) {
    super(message, { cause })
    this.fieldNames = fieldNames
  }
}

/**
 * Waits for one step of a save.
 *
 * @param describe returns the message if the step fails
 * @param fieldNames the form's field for each field of this step in the API. @default none
 * @throws FailedStep if the step fails
 */
export async function atStep<Result>(
  step: Promise<Result>,
  describe: (error: unknown) => string,
  fieldNames: FieldNames = {},
): Promise<Result> {
  try {
    return await step
  } catch (error) {
    throw new FailedStep(describe(error), error, fieldNames)
  }
}

/**
 * Returns the problem of a form for an error of a save. A field that a step has refused is marked;
 * otherwise, the message of the step appears above the fields.
 */
export function problemOfSteps(
  error: unknown,
  fallback: string,
): FormProblem<DashboardField, never> {
  if (!(error instanceof FailedStep)) return { ...noProblem, message: fallback }
  const { fieldNames, cause, message } = error
  return problemOfError(cause, { fieldNames, fallback: message, isFixed: true })
}
