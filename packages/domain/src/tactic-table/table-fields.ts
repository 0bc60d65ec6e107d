import type { TacticField, TacticFieldType } from '../channels'

/** A universal custom field that a cell can show as one line of text. */
export interface TableField {
  readonly id: number
  readonly name: string
  readonly type: TacticFieldType
}

/** The value of a universal field on an item. */
export interface TableFieldValue {
  readonly tacticId: number
  readonly tacticFieldId: number
  readonly value: string | number
}

/** Pictures and rich text do not fit the line of a cell. */
const visibleTypes: ReadonlySet<TacticFieldType> = new Set(['string', 'number', 'url'])

/** The universal fields that a cell can show, in their order. */
export function tableFieldsOf(fields: readonly TacticField[]): readonly TableField[] {
  return fields
    .filter(({ type }) => visibleTypes.has(type))
    .toSorted((a, b) => a.orderIndex - b.orderIndex || a.id - b.id)
    .map(({ id, name, type }) => ({ id, name, type }))
}

/** The values of fields by item, then by field. */
export function fieldTextsOf(
  values: readonly TableFieldValue[],
): ReadonlyMap<number, ReadonlyMap<number, string>> {
  const texts = new Map<number, Map<number, string>>()
  for (const { tacticId, tacticFieldId, value } of values) {
    const ofItem = texts.get(tacticId)
    if (ofItem === undefined) texts.set(tacticId, new Map([[tacticFieldId, String(value)]]))
    else ofItem.set(tacticFieldId, String(value))
  }
  return texts
}
