/** Components whose page is still to be written. It only becomes shorter. */
export const componentsWithoutDocs: readonly string[] = [
  'ProgressTop',
]
