/** Failed step of a save, with a message of the specification. */
class FailedStep extends Error {
  override readonly name = 'FailedStep'
}

/**
 * Returns the sentence of the specification, followed by the reason of the server.
 *
 * @param error the error with which the call rejected
 */
export function withDetail(sentence: string, error: unknown): string {
  const detail = error instanceof Error ? error.message : ''
  return `${sentence} ${detail}`.trim()
}

/**
 * Waits for one step of a save.
 *
 * @param describe returns the message if the step fails
 * @throws FailedStep if the step fails
 */
export async function atStep<Result>(
  step: Promise<Result>,
  describe: (error: unknown) => string,
): Promise<Result> {
  try {
    return await step
  } catch (error) {
    throw new FailedStep(describe(error), { cause: error })
  }
}
