// oxlint-disable no-console -- this module is the watch on the console

/** Remembers what a story writes to the console as an error or a warning. */
const complaints: string[] = []

/**
 * Listens to `console.error` and `console.warn` from before a story renders.
 *
 * @returns stops listening
 */
export function watchConsole(): () => void {
  const original = { error: console.error, warn: console.warn }
  complaints.length = 0
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      complaints.push(`console.${level}: ${parts.map(String).join(' ')}`)
      original[level](...parts)
    }
  }
  return () => {
    Object.assign(console, original)
  }
}

/** @throws Error if the story has complained since `watchConsole` */
export function refuseComplaints(): void {
  if (complaints.length === 0) return
  throw new Error(
    `The story wrote to the console, which a person would meet as a fault. Mend the cause:\n${complaints.join('\n')}`,
  )
}
