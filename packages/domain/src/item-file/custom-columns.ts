import { isSameName } from '../item-import'
import type { ItemValueField } from './item-values'
import { notImported, type ItemColumn, type RowValues } from './sheet-columns'

/** Custom fields of one name, which share a column: an item has the fields of its own type only. */
type SharedName = readonly ItemValueField[]

/** Whether a field holds pictures, which have columns of their own. */
export const isPicture = ({ type }: ItemValueField): boolean => type === 'image'

/** The fields that share columns, in the order of the first field of each name. */
export function sharedNamesOf(fields: readonly ItemValueField[]): readonly SharedName[] {
  return fields
    .filter((field, at) => fields.findIndex((other) => sharesColumn(field, other)) === at)
    .map((field) => fields.filter((other) => sharesColumn(field, other)))
}

function sharesColumn(a: ItemValueField, b: ItemValueField): boolean {
  return isPicture(a) === isPicture(b) && isSameName(a.name, b.name)
}

/**
 * The columns of the fields of a name. Where an item has values of several of them, an import reads
 * the first one only.
 *
 * @param rows the values of all items of the file
 */
export function columnsOfName(
  fields: SharedName,
  rows: readonly RowValues[],
): readonly ItemColumn[] {
  const ids = fields.map(({ id }) => id)
  const valuesOf = (of: RowValues) => ids.flatMap((id) => of.fields.get(id) ?? [])
  const most = Math.max(1, ...new Set(rows.map((of) => valuesOf(of).length)))
  return Array.from({ length: most }, (_, place) => ({
    ...columnOf(fields, place),
    cellOf: (_row, of) => valuesOf(of)[place] ?? null,
  }))
}

function columnOf(fields: SharedName, place: number): Omit<ItemColumn, 'cellOf'> {
  const [first] = fields
  const name = first?.name ?? ''
  const unread = { field: null, header: notImported(name), kind: 'text' } as const
  if (first !== undefined && isPicture(first)) {
    const explanation = `The file of the picture in the field ${name}. An import leaves it as it is.`
    return { ...unread, explanation }
  }
  if (place > 0) {
    const explanation = `Another field with the name ${name}. An import leaves it as it is.`
    return { ...unread, explanation }
  }
  const isUniversal = fields.some(({ tacticTypeId }) => tacticTypeId === null)
  const explanation = isUniversal ? null : { explanation: `The field ${name} of some types.` }
  return { field: `fields.${name}`, header: name, kind: 'text', ...explanation }
}
