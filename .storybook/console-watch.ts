// oxlint-disable no-console -- this module watches the console

/** Remembers what a story writes to the console as an error or a warning. */
const complaints: string[] = []

/**
 * React's advice about `act`. It depends on the speed of the machine and does not
 * concern users: Storybook waits for these updates by itself.
 */
const adviceOnTests =
  /not wrapped in act\(|inside an `act` scope|environment is not configured to support act/

/** Storybook's own: it reads all properties of the window when it reports an event as an action. */
const storybookOnItself = /Accessing the Story Store is deprecated/

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
      const complaint = `console.${level}: ${parts.map(String).join(' ')}`
      const isOfTheStory = !adviceOnTests.test(complaint) && !storybookOnItself.test(complaint)
      if (isOfTheStory) complaints.push(complaint)
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
    `The story wrote an error or a warning to the console. Fix the cause:\n${complaints.join('\n')}`,
  )
}
