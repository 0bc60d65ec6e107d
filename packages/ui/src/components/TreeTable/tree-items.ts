import type { RowIdentity, StandIn } from '../../internal/grid/grid-frame'

/** A row in its tree. */
export interface TreeItem<Row> extends RowIdentity {
  readonly original: Row
  /** 0 for rows without a parent. */
  readonly depth: number
  /** Among its siblings, from 0. */
  readonly index: number
  readonly parent: TreeItem<Row> | undefined
  /** The rows with the same parent, in order, itself included. */
  readonly siblings: readonly TreeItem<Row>[]
  /** Empty for rows without children. */
  readonly children: readonly TreeItem<Row>[]
}

/** How a tree is read from its rows. */
export interface TreeReading<Row> {
  readonly getRowId: (row: Row) => string
  readonly getChildren: (row: Row) => readonly Row[] | undefined
  /** Tells what a row shows, where several rows show the same. @default the id of the row */
  readonly getRecordId?: ((row: Row) => string) | undefined
}

/** An item whose children are still to be linked to it. */
interface LinkedItem<Row> extends TreeItem<Row> {
  children: readonly TreeItem<Row>[]
}

/** Shared: most rows of a large table have no children. */
const none: readonly never[] = []

/**
 * Links rows to their parents, siblings and children.
 *
 * @param parent of all these rows; undefined at the top
 * @returns same order and length as `rows`
 */
export function buildTree<Row>(
  rows: readonly Row[],
  read: TreeReading<Row>,
  parent?: TreeItem<Row>,
): readonly TreeItem<Row>[] {
  const siblings: TreeItem<Row>[] = []
  const depth = parent === undefined ? 0 : parent.depth + 1
  let index = 0
  for (const original of rows) {
    const id = read.getRowId(original)
    const below = read.getChildren(original)
    const recordId = read.getRecordId?.(original)
    const item: LinkedItem<Row> = {
      id,
      recordId,
      original,
      depth,
      index,
      parent,
      siblings,
      children: none,
    }
    if (below !== undefined) item.children = buildTree(below, read, item)
    siblings.push(item)
    index += 1
  }
  return siblings
}

/** The items of a tree in order, without those below a row that is not expanded. */
export function visibleItems<Row>(
  roots: readonly TreeItem<Row>[],
  expandedRowIds: ReadonlySet<string>,
): readonly TreeItem<Row>[] {
  const visible: TreeItem<Row>[] = []
  const visit = (items: readonly TreeItem<Row>[]) => {
    for (const item of items) {
      visible.push(item)
      if (item.children.length > 0 && expandedRowIds.has(item.id)) visit(item.children)
    }
  }
  visit(roots)
  return visible
}

/**
 * Finds the visible row that replaces a hidden one: another row of the same record, else the
 * collapsed row around the record; undefined when the tree has neither.
 */
export function standInOf<Row>(
  { id, recordId = id }: RowIdentity,
  roots: readonly TreeItem<Row>[],
  items: readonly TreeItem<Row>[],
): StandIn | undefined {
  const isOfRecord = (item: TreeItem<Row>) => (item.recordId ?? item.id) === recordId
  const row = items.findIndex(isOfRecord)
  if (row >= 0) return { row, isRecord: true }
  let hidden = findItem(roots, isOfRecord)?.parent
  while (hidden !== undefined) {
    const parentRow = items.indexOf(hidden)
    if (parentRow >= 0) return { row: parentRow, isRecord: false }
    hidden = hidden.parent
  }
  return undefined
}

function findItem<Row>(
  siblings: readonly TreeItem<Row>[],
  isMatch: (item: TreeItem<Row>) => boolean,
): TreeItem<Row> | undefined {
  for (const item of siblings) {
    const match = isMatch(item) ? item : findItem(item.children, isMatch)
    if (match !== undefined) return match
  }
  return undefined
}
