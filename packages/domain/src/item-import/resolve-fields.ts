import type { TacticField } from '../channels'
import type { FormTacticType, ItemFormValues } from '../item-form'
import { cellTextOf, isSameText } from './file-text'
import { nothing, problemOf } from './item-import'
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
  const ofType = type?.tacticFields
  return ofType === undefined ? universalFields : [...universalFields, ...ofType]
}

interface FieldSituation {
  /** The fields that the item has after the row. */
  readonly fields: readonly TacticField[]
  readonly item: Pick<ImportedItem, 'plainTexts'> | null
}

/** Returns the changes of an item's custom fields by a row, with their problems. */
export function resolveFields(
  provided: readonly ItemImportFieldValue[] | undefined,
  before: ItemFormValues,
  { fields, item }: FieldSituation,
): ResolvedValues {
  if (provided === undefined || provided.length === 0) return nothing
  // The values of another type's fields go with the type.
  const ids = new Set(fields.map(({ id }) => String(id)))
  const customValues: Record<number, string | number> = Object.fromEntries(
    Object.entries(before.customValues).filter(([id]) => ids.has(id)),
  )
  const problems: ItemImportProblem[] = []
  for (const { name, value } of provided) {
    const text = String(value ?? '').trim()
    const matches = fieldsNamed(name, fields)
    const filled = matches.filter(({ id }) => (before.customValues[id] ?? '') !== '')
    // Files have columns for the fields of all types: one for all fields with the same name, and
    // none for pictures.
    if (text === '' && filled.every(({ type }) => type === 'image')) continue
    // A text that equals the stored value changes nothing.
    const isStored = ({ id }: TacticField) =>
      [before.customValues[id], item?.plainTexts[id]].some((stored) => isInFile(text, stored))
    if (filled.some(isStored)) continue
    const field = onlyField(name, filled.length > 0 ? filled : matches)
    const read =
      'code' in field ? field : readValue(field, value, String(before.customValues[field.id] ?? ''))
    if (typeof read === 'object') problems.push(read)
    else if ('id' in field) customValues[field.id] = read
  }
  return { change: { customValues }, problems }
}

/**
 * Returns the fields for a name. A file has no column for a picture with the name of another field.
 */
function fieldsNamed(name: string, fields: readonly TacticField[]): readonly TacticField[] {
  const matches = fields.filter((field) => isSameName(field.name, name))
  const readable = matches.filter(({ type }) => type !== 'image')
  return readable.length > 0 ? readable : matches
}

/** Whether a file has a text for a stored value: all of the value, or the part that fits a cell. */
function isInFile(text: string, stored: string | number | undefined): boolean {
  if (stored === undefined) return false
  return isSameText(text, String(stored)) || isSameText(text, cellTextOf(String(stored)))
}

function onlyField(
  name: string,
  [field, ...others]: readonly TacticField[],
): TacticField | ItemImportProblem {
  if (field !== undefined && others.length === 0) return field
  const code = field === undefined ? 'unknown-name' : 'ambiguous-name'
  return problemOf(`fields.${name.trim().slice(0, 255)}`, code, name)
}

/** @returns the value as forms hold it */
function readValue(
  field: TacticField,
  value: ItemImportFieldValue['value'],
  stored: string,
): string | number | ItemImportProblem {
  const column = `fields.${field.name}` as const
  const text = String(value ?? '')
  if (text.trim() === '') return ''
  // The text of a file would remove the formats, or the part that does not fit a cell.
  const loses = (field.type === 'richtext' && stored !== '') || stored !== cellTextOf(stored)
  if (field.type === 'image' || loses) return problemOf(column, 'not-importable')
  if (field.type === 'richtext') return paragraphsOf(text)
  if (field.type !== 'number') return text
  return Number.isFinite(Number(text)) ? Number(text) : problemOf(column, 'invalid-number')
}

/** A text as rich text: a paragraph for each line. */
function paragraphsOf(text: string): string {
  const lines = text.trim().split(/\r\n|\r|\n/)
  return lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('')
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
