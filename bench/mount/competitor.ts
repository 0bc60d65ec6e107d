/** The kinds of parts that are mounted by the hundred. */
export const partKinds = ['button', 'field', 'badge', 'mixed'] as const

/** One of them; `mixed` takes them in turn. */
export type PartKind = (typeof partKinds)[number]

/** A kit under measurement, with the operations that the bench needs. */
export interface MountCompetitor {
  /** Draws so many parts, each with a different text. */
  readonly show: (root: HTMLElement, kind: PartKind, count: number) => void
  /** Selectors with one match per drawn part, for counting. */
  readonly parts: Readonly<Record<Exclude<PartKind, 'mixed'>, string>>
}

/** The kind of the part at a position. */
export function kindAt(kind: PartKind, position: number): Exclude<PartKind, 'mixed'> {
  if (kind !== 'mixed') return kind
  return (['button', 'field', 'badge'] as const)[position % 3] ?? 'button'
}
