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
 */
export interface ComponentDocs {
  /** Its purpose in one sentence, shown below the name and in lists. */
  purpose: string
  /** How much a product may rely on it. @default 'stable' */
  status?: ComponentStatus
  /** Situations in which it is the right choice, a sentence each. At least one. */
  whenToUse: readonly string[]
  /** Situations in which another solution is better, and that solution. At least one. */
  whenNotToUse: readonly OtherChoice[]
  /** Right and wrong uses side by side. At least one pair. */
  guidance: readonly GuidancePair[]
  /** Its parts. */
  anatomy: {
    /** The live example with numbered parts. Without it the parts are only listed. */
    example?: ReactElement
    /** At least one, in reading order. */
    parts: readonly AnatomyPart[]
  }
  /** The keys, or a sentence that says why there are none. */
  keyboard: readonly KeyboardRow[] | string
  /**
   * Its support for users of assistive technology, and what the product must still do. At least
   * one.
   */
  accessibility: readonly string[]
  /** How its texts are written. At least one. */
  content: readonly string[]
  /** The changes, newest version first. @default the first release */
  changes?: readonly VersionChanges[]
  /** Names of components that are often used with it or mistaken for it. At least one. */
  related: readonly string[]
}

/** A situation in which another component, or none, is better. */
export interface OtherChoice {
  /** The situation, as the end of “when …”. */
  when: string
  /** The component to use, by name, or a sentence when there is none for it. */
  use: string
}

/** A rendered example with a caption. */
export interface DocsExample {
  /** A small example. It is live, so it must be accessible, even if it shows a wrong use. */
  example: ReactElement
  /** One sentence: what to do or not to do, and why. */
  caption: string
}

/** A right use of a component and the wrong use that it replaces. */
export interface GuidancePair {
  do: DocsExample
  dont: DocsExample
}

/** A part of a component. */
export interface AnatomyPart {
  /** Its name in texts. */
  name: string
  /** The value of its `data-part`, for styles and tests. */
  part?: string
  /**
   * A CSS selector that finds the part in the example if it has no `data-part`. The first match is
   * numbered.
   */
  selector?: string
  /** Its content, and whether it is optional. */
  description: string
}

/** A row of the table of keys. */
export interface KeyboardRow {
  /**
   * The keys as `ShortcutHint` takes them: `Enter`, `Shift+Tab`, `Mod+K`. Several keys that do
   * the same are several entries.
   */
  keys: readonly string[]
  /** Their action, beginning with a verb in the third person. */
  action: string
}

/** The changes of a version. */
export interface VersionChanges {
  /** The version, `0.1.0`. */
  version: string
  /** The changes, a sentence each. */
  changes: readonly string[]
}
