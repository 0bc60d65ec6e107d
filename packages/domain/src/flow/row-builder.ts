import type { FlowRow, FlowSection, FlowTarget } from './flow-rows'

interface BuiltRow<Item> extends FlowRow<Item> {
  readonly items: Item[]
}

interface BuiltSection<Item> extends Omit<FlowSection<Item>, 'rows'> {
  readonly rows: BuiltRow<Item>[]
}

type SectionHead = Omit<FlowSection<never>, 'rows'>
type RowHead = Omit<FlowRow<never>, 'items' | 'target'> & { readonly target?: FlowTarget | null }

/** Collects sections and rows in the order in which they are first named. */
export interface RowBuilder<Item> {
  /** Returns the section of a header; adds it if it does not exist. */
  readonly section: (head: SectionHead) => {
    /** Returns the items of a row; adds the row if it does not exist. */
    readonly row: (head: RowHead) => Item[]
  }
  readonly sections: () => readonly FlowSection<Item>[]
}

/** Creates an empty builder. */
export function createRowBuilder<Item>(): RowBuilder<Item> {
  const sections = new Map<string, BuiltSection<Item>>()
  const rows = new Map<string, BuiltRow<Item>>()
  return {
    section: (head) => {
      const section = sections.get(head.id) ?? { ...head, rows: [] }
      sections.set(head.id, section)
      return {
        row: ({ id, name, target = null }) => {
          const existing = rows.get(id)
          if (existing !== undefined) return existing.items
          const row: BuiltRow<Item> = { id, name, items: [], target }
          rows.set(id, row)
          section.rows.push(row)
          return row.items
        },
      }
    },
    sections: () => [...sections.values()],
  }
}
