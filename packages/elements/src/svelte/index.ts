import type { AllElements, Handlers } from '../frameworks'

/**
 * The elements as Svelte's markup takes them, for its `SvelteHTMLElements`.
 *
 * @typeParam Attributes what Svelte takes for every element: `HTMLAttributes<HTMLElement>` of `svelte/elements`
 */
export type ThroughlineSvelteElements<Attributes> = {
  [Name in keyof AllElements]: Omit<Attributes, keyof AllElements[Name]['properties']> &
    AllElements[Name]['properties'] &
    Handlers<AllElements[Name]['events']>
}
