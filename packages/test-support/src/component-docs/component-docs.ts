import type { ReactElement } from 'react'

/**
 * How much a product may rely on a component: `stable` changes only with a major version,
 * `beta` may change with a minor one, `experimental` with any, `deprecated` is going to be
 * removed.
 */
export type ComponentStatus = 'stable' | 'beta' | 'experimental' | 'deprecated'

/**
 * The documentation of a component for its page in Storybook. `<Name>.docs.tsx` next to the
 * component exports it as `docs`. It does not contain what Storybook computes: import, size,
 * tokens, properties, stories.
 *
 * Texts are plain sentences with three marks: `` `code` ``, `**strong**`, and `[Name]`, which links
 * to the page of a component.
 *
 * @typeParam Props of the component, for examples that are properties
 */
export interface ComponentDocs<Props = object> {
  /** Its purpose in one sentence, shown below the name and in lists. */
  purpose: string
  /** How much a product may rely on it. @default 'stable' */
  status?: ComponentStatus
  /** Situations in which it is the right choice, a sentence each. At least one. */
  whenToUse: readonly string[]
  /**
   * Situations in which another solution is better, each the end of “when …”, with that solution:
   * the name of a component, or a sentence where there is none. At least one.
   */
  whenNotToUse: Readonly<Record<string, string>>
  /** Properties of all examples that are no elements. */
  exampleProps?: Readonly<Partial<Props>>
  /** Right and wrong uses side by side. At least one pair. */
  guidance: readonly GuidancePair<Props>[]
  anatomy: {
    /** The live example with numbered parts. Without it the parts are only listed. */
    example?: DocsExample<Props>
    /** The description of each part by its name: its content, and whether it is optional. */
    parts: Readonly<Record<string, string>>
    /**
     * A CSS selector for each part that can be found in the example; its first match is numbered.
     * The page names the `data-part` of a selector, which products may style.
     */
    marks?: Readonly<Record<string, string>>
  }
  /**
   * The action of each key, beginning with a verb in the third person, or a sentence that says why
   * there are none. Keys are written as for `ShortcutHint`, with a comma between several that do
   * the same: `'Enter, Space'`, `'Shift+Tab'`.
   */
  keyboard: Readonly<Record<string, string>> | string
  /**
   * Its support for users of assistive technology, and what the product must still do. At least
   * one.
   */
  accessibility: readonly string[]
  /** How its texts are written. At least one. */
  content: readonly string[]
  /** The changes of each version, newest version first. @default the first release */
  changes?: Readonly<Record<string, readonly string[]>>
  /** Names of components that are often used with it or mistaken for it. At least one. */
  related: readonly string[]
}

/**
 * A small example: an element, the name of a story's export, or the live example of the page with
 * other properties. It is live, so it must be accessible, even if it shows a wrong use.
 */
export type DocsExample<Props> = ReactElement | string | Readonly<Partial<Props>>

/** A right use of a component and the wrong use that it replaces. */
interface GuidancePair<Props> {
  /** One sentence: what to do, and why. */
  do: string
  right: DocsExample<Props>
  /** One sentence: what not to do, and why. */
  dont: string
  wrong: DocsExample<Props>
  /**
   * CSS selectors of what is pressed in each example, one after the other, to show what it opens.
   * Such examples are in frames of their own.
   */
  press?: readonly string[]
}
