/** One line for the error of a driver: its code if it has no text, for example ECONNREFUSED. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const line = error.message.split('\n')[0] ?? ''
  return line === '' && 'code' in error ? String(error.code) : line
}
