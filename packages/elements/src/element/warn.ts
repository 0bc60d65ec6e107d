declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Says in the console of a developer what a page does wrong; in production nothing is said. */
export function warn(subject: { readonly localName: string } | string, sentence: string): void {
  if (process.env.NODE_ENV === 'production') return
  const name = typeof subject === 'string' ? subject : subject.localName
  console.warn(`<${name}>: ${sentence}`)
}
