/** Causes of causes that are followed; an error may be its own cause. */
const MAX_DEPTH = 5

/** The codes of an error and of its causes: those of the system and of PostgreSQL. */
export function codesOf(error: unknown): readonly string[] {
  const codes: string[] = []
  let candidate = error
  for (let depth = 0; depth < MAX_DEPTH && candidate instanceof Error; depth += 1) {
    if ('code' in candidate) codes.push(String(candidate.code))
    candidate = candidate.cause
  }
  return codes
}
