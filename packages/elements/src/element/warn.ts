declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Warns developers in the console about a mistake of the page; does nothing in production. */
export function warn(subject: { readonly localName: string } | string, sentence: string): void {
  if (process.env.NODE_ENV === 'production') return
  const name = typeof subject === 'string' ? subject : subject.localName
  console.warn(`<${name}>: ${sentence}`)
}
