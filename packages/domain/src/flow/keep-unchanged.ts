import type { FlowRow, FlowSection } from './flow-rows'

/**
 * The sections, with the objects of the previous ones wherever nothing has changed, so that
 * only what has changed is laid out and drawn again.
 */
export function keepUnchanged<Item>(
  sections: readonly FlowSection<Item>[],
  previous: readonly FlowSection<Item>[],
): readonly FlowSection<Item>[] {
  const sectionsBefore = new Map(previous.map((section) => [section.id, section]))
  const rowsBefore = new Map(
    previous.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)),
  )
  const kept = sections.map((section) =>
    keptSection(section, sectionsBefore.get(section.id), rowsBefore),
  )
  return isSameList(kept, previous) ? previous : kept
}

function keptSection<Item>(
  section: FlowSection<Item>,
  before: FlowSection<Item> | undefined,
  rowsBefore: ReadonlyMap<string, FlowRow<Item>>,
): FlowSection<Item> {
  const rows = section.rows.map((row) => keptRow(row, rowsBefore.get(row.id)))
  const isSame =
    before?.kind === section.kind &&
    before.name === section.name &&
    before.color === section.color &&
    isSameList(rows, before.rows)
  return isSame ? before : { ...section, rows }
}

function keptRow<Item>(row: FlowRow<Item>, before: FlowRow<Item> | undefined): FlowRow<Item> {
  if (before === undefined) return row
  const items = isSameList(row.items, before.items) ? before.items : row.items
  const isSame =
    items === before.items &&
    row.name === before.name &&
    row.target?.channelId === before.target?.channelId &&
    row.target?.tacticTypeId === before.target?.tacticTypeId
  return isSame ? before : { ...row, items }
}

function isSameList<Entry>(a: readonly Entry[], b: readonly Entry[]): boolean {
  return a.length === b.length && a.every((entry, at) => entry === b[at])
}
