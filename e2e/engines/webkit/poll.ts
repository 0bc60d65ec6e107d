/** Only what never comes takes longer, in ms. */
export const PATIENCE_MS = 60_000

/**
 * Asks again until the answer is neither false nor undefined.
 *
 * @param what is waited for, for the message
 * @throws {Error} that says what did not come true
 */
export async function poll<Answer>(
  what: string | (() => string),
  ask: () => Promise<Answer | false | undefined>,
  timeoutMs: number = PATIENCE_MS,
): Promise<Answer> {
  const deadline = Date.now() + timeoutMs
  let trouble = ''
  for (;;) {
    try {
      const answer = await ask()
      if (answer !== false && answer !== undefined) return answer
      trouble = ''
    } catch (error) {
      // A page that is left in the middle of a question cannot answer it.
      trouble = `: ${String(error)}`
    }
    if (Date.now() > deadline) {
      const sentence = typeof what === 'string' ? what : what()
      throw new Error(`Waited ${timeoutMs} ms until ${sentence}${trouble}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
