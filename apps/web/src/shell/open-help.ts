/** Help that a user can request from any page of the app. */
export type HelpRequest = 'feedback' | 'tour' | 'role-guide'

let requested: HelpRequest | null = null
const listeners = new Set<() => void>()

function tell(request: HelpRequest | null): void {
  requested = request
  for (const listener of listeners) listener()
}

/** Opens the dialog in which a user sends feedback. */
export function openFeedback(): void {
  tell('feedback')
}

/** Starts the quick-start tour, on the calendar of the current or most recent plan. */
export function startTour(): void {
  tell('tour')
}

/** Opens the guide for the role that the user has here. */
export function openRoleGuide(): void {
  tell('role-guide')
}

/**
 * Returns the request that is still open; null for none. A request waits until the code of the help
 * is loaded.
 */
export function helpRequested(): HelpRequest | null {
  return requested
}

/** Closes the request, because the help is now open. */
export function answerHelp(): void {
  tell(null)
}

/** Calls the listener when {@link helpRequested} changes. Returns a function that stops this. */
export function subscribeToHelp(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
