/** A step of a save that the server refused, in the words of the specification. */
class FailedStep extends Error {
  override readonly name = 'FailedStep'
}

/**
 * The sentence of the specification, followed by the reason of the server.
 *
 * @param error whatever the call rejected with
 */
export function withDetail(sentence: string, error: unknown): string {
  const detail = error instanceof Error ? error.message : ''
  return `${sentence} ${detail}`.trim()
}

/**
 * Waits for one step of a save.
 *
 * @param describe what is said when it is refused
 * @throws FailedStep when it is refused
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
