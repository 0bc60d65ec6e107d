import type { AllElements } from '../frameworks'

/** Templates listen to `throughline-move` with a prop `onThroughlineMove`. */
type VueHandlers<Events> = {
  [
    Name in keyof Events as Name extends `throughline-${infer Word}`
      ? `onThroughline${Capitalize<Word>}`
      : never
  ]?: ((event: Events[Name]) => void) | undefined
}

/**
 * The elements as Vue's templates take them, for its `GlobalComponents`.
 *
 * @typeParam Attributes what Vue takes for every element: `HTMLAttributes & PublicProps` of `vue`
 */
export type ThroughlineVueComponents<Attributes> = {
  [Name in keyof AllElements]: new () => {
    $props: Omit<Attributes, keyof AllElements[Name]['properties']> &
      AllElements[Name]['properties'] &
      VueHandlers<AllElements[Name]['events']>
  }
}
