import type { TacticField } from '../channels'
import type { FormTacticType, ItemFormValues } from '../item-form'
import { isSameText } from './control-characters'
import { NOTHING, problemOf } from './item-import'
import type {
  ImportedItem,
  ItemImportContext,
  ItemImportFieldValue,
  ItemImportProblem,
  ResolvedValues,
} from './item-import'
import { isSameName } from './name-index'

/** The custom fields of an item of a type: those of the plan, then its own. */
export function fieldsOfChoice(
  type: FormTacticType | null,
  { universalFields }: Pick<ItemImportContext, 'universalFields'>,
): readonly TacticField[] {
  return type === null ? universalFields : [...universalFields, ...type.tacticFields]
}

interface FieldSituation {
  /** The fields that the item has after the row. */
  readonly fields: readonly TacticField[]
  readonly item: Pick<ImportedItem, 'plainTexts'> | null
}

/** The values of custom fields that a row gives an item. */
export function resolveFields(
  given: readonly ItemImportFieldValue[] | undefined,
  before: ItemFormValues,
  { fields, item }: FieldSituation,
): ResolvedValues {
  if (given === undefined || given.length === 0) return NOTHING
  // The values of another type's fields go with the type.
  const ids = new Set(fields.map(({ id }) => String(id)))
  const customValues: Record<number, string | number> = Object.fromEntries(
    Object.entries(before.customValues).filter(([id]) => ids.has(id)),
  )
  const problems: ItemImportProblem[] = []
  for (const { name, value } of given) {
    const isEmpty = value === null || (typeof value === 'string' && value.trim() === '')
    const field = findField(name, fields, before)
    // Files have a column for the fields of all types.
    if (isEmpty && 'code' in field && field.code === 'unknown-name') continue
    if ('code' in field) {
      problems.push(field)
      continue
    }
    const stored = before.customValues[field.id]
    const read = isEmpty
      ? ''
      : readValue(field, value, { stored, plain: item?.plainTexts[field.id] })
    if (typeof read === 'object') problems.push(read)
    else customValues[field.id] = read
  }
  return { change: { customValues }, problems }
}

/** Of several with one name, prefers the one that has a value: a file has one column for them. */
function findField(
  name: string,
  fields: readonly TacticField[],
  { customValues }: ItemFormValues,
): TacticField | ItemImportProblem {
  const matches = fields.filter((field) => isSameName(field.name, name))
  const filled = matches.filter(({ id }) => (customValues[id] ?? '') !== '')
  const [field] = filled.length > 0 ? filled : matches
  const isUnique = matches.length === 1 || filled.length === 1
  if (field !== undefined && isUnique) return field
  const code = field === undefined ? 'unknown-name' : 'ambiguous-name'
  return problemOf(`fields.${name.trim().slice(0, 255)}`, code, name)
}

/** @returns the value as forms hold it */
function readValue(
  field: TacticField,
  value: string | number,
  {
    stored,
    plain,
  }: { readonly stored: string | number | undefined; readonly plain: string | undefined },
): string | number | ItemImportProblem {
  const column = `fields.${field.name}` as const
  const isStored = [stored, plain].some(
    (text) => text !== undefined && isSameText(String(value).trim(), String(text).trim()),
  )
  if (stored !== undefined && isStored) return stored
  const hasFormats = field.type === 'richtext' && (stored ?? '') !== ''
  // The text of a file would take the formats away.
  if (field.type === 'image' || hasFormats) return problemOf(column, 'not-importable')
  if (field.type === 'richtext') return paragraphsOf(String(value))
  if (field.type !== 'number') return String(value)
  const amount = typeof value === 'number' ? value : Number(value)
  return Number.isFinite(amount) ? amount : problemOf(column, 'invalid-number')
}

/** A text as rich text: a paragraph for each line. */
function paragraphsOf(text: string): string {
  const lines = text.trim().split(/\r\n|\r|\n/)
  return lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('')
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
