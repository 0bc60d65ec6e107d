/** One value that a field can have. */
interface FieldOption<Value> {
  readonly value: Value
  /** The value in cells of tables, and in the texts about a change. */
  readonly text: string
  /** Other words for the value, in lower case. */
  readonly words: readonly string[]
}

interface OptionFieldDetails<Value> {
  readonly initialValue: Value
  /** In the order in which a table sorts them. */
  readonly options: readonly FieldOption<Value>[]
  /** Names its column in tables, and the bulk change that sets it. */
  readonly name: string
  /** The header in files, and the name among changes that wait. */
  readonly header: string
  /** Other headers that mean it, in lower case. */
  readonly synonyms: readonly string[]
  /** The explanation of its column in the sheet "About". */
  readonly explanation: string
}

const yesOrNo: readonly FieldOption<boolean>[] = [
  { value: true, text: 'Yes', words: ['y', 'true', '1'] },
  { value: false, text: 'No', words: ['n', 'false', '0', ''] },
]

/** The values of an item that are one of a few options, such as yes or no. */
export interface OptionValues {
  readonly isFlagged: boolean
}

/** A field whose value is one of a few options. */
export type OptionField = keyof OptionValues

/**
 * The fields whose values are options, in the order of forms, tables and files. Lists, forms,
 * requests, imports and exports have all of them under these names.
 */
export const optionFields = {
  isFlagged: {
    initialValue: false,
    options: yesOrNo,
    name: 'flag',
    header: 'Flagged',
    synonyms: ['flag', 'is flagged', 'flags'],
    explanation: 'TRUE where the item has a flag.',
  },
} as const satisfies { readonly [Field in OptionField]: OptionFieldDetails<OptionValues[Field]> }

/** The names of {@link optionFields}, in their order. */
export const optionFieldNames: readonly OptionField[] =
  Object.keys(optionFields).filter(isOptionField)

/** Whether a text names a field whose values are options. */
export function isOptionField(name: string): name is OptionField {
  return Object.hasOwn(optionFields, name)
}

/** The values of options that a new item has. */
export const initialOptionValues: OptionValues = valuesBy(
  (field) => optionFields[field].initialValue,
)

/** The values of options of an item, a form or a request. */
export function optionValuesOf(values: OptionValues): OptionValues {
  return valuesBy((field) => values[field])
}

/** The values of options that are present in a change. */
export function changedOptionsOf(change: {
  readonly [Field in OptionField]?: OptionValues[Field] | undefined
}): Partial<OptionValues> {
  const present = optionFieldNames.filter((field) => change[field] !== undefined)
  return Object.fromEntries(present.map((field) => [field, change[field]]))
}

/** The value of an option as text. */
export function optionTextOf(field: OptionField, value: OptionValues[OptionField]): string {
  return optionFields[field].options.find((option) => option.value === value)?.text ?? ''
}

/** Returns the value that a text means, regardless of case; undefined when it is none. */
export function readOption(
  field: OptionField,
  text: string,
): OptionValues[OptionField] | undefined {
  const word = text.trim().toLowerCase()
  return optionFields[field].options.find(
    (option) => option.text.toLowerCase() === word || option.words.includes(word),
  )?.value
}

function valuesBy(valueOf: (field: OptionField) => OptionValues[OptionField]): OptionValues {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has every field
  return Object.fromEntries(
    optionFieldNames.map((field) => [field, valueOf(field)]),
  ) as unknown as OptionValues
}
