/** Time limit of a wait, in ms; only a condition that never becomes true exceeds it. */
export const PATIENCE_MS = 60_000

/**
 * Repeats a question until the answer is neither false nor undefined.
 *
 * @param what the expected condition, for the message
 * @throws {Error} with the condition that did not become true
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
      // A page that is navigating cannot answer.
      trouble = `: ${String(error)}`
    }
    if (Date.now() > deadline) {
      const sentence = typeof what === 'string' ? what : what()
      throw new Error(`Waited ${timeoutMs} ms until ${sentence}${trouble}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
