/** Feedback, tutorials and the tour, where the shell has its place for them. */
export function Help() {
  return null
}
