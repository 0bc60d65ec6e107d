/** What a person can ask the help for, from anywhere in the app. */
export type HelpRequest = 'feedback' | 'tour' | 'role-guide'

let asked: HelpRequest | null = null
const listeners = new Set<() => void>()

function tell(request: HelpRequest | null): void {
  asked = request
  for (const listener of listeners) listener()
}

/** Opens the dialog in which a person writes to the makers of the product. */
export function openFeedback(): void {
  tell('feedback')
}

/** Starts the quick-start tour, on the calendar of the current or most recent plan. */
export function startTour(): void {
  tell('tour')
}

/** Opens the guide for the role that the person has here. */
export function openRoleGuide(): void {
  tell('role-guide')
}

/** What was asked for and is not answered yet. It waits until the code of the help is there. */
export function helpAsked(): HelpRequest | null {
  return asked
}

/** Says that what was asked for is open. */
export function answerHelp(): void {
  tell(null)
}

/** Calls the listener when {@link helpAsked} changes; returns a function that stops that. */
export function subscribeToHelp(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
