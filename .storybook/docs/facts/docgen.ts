import type { ComponentProperties, PropertyFacts } from './property-facts.ts'

/** What Storybook reads from `__docgenInfo` to make controls. */
export interface Docgen {
  readonly displayName: string
  readonly description: string
  readonly props: Readonly<Record<string, DocgenProperty>>
}

interface DocgenProperty {
  readonly name: string
  readonly description: string
  readonly required: boolean
  readonly defaultValue: { readonly value: string } | null
  readonly type: { readonly name: string; readonly value?: readonly { readonly value: string }[] }
}

/** The properties of a component in the form from which Storybook makes controls. */
export function docgenOf({ name, description, properties }: ComponentProperties): Docgen {
  const props = properties.map((property) => [property.name, docgenPropertyOf(property)] as const)
  return { displayName: name, description, props: Object.fromEntries(props) }
}

function docgenPropertyOf(property: PropertyFacts): DocgenProperty {
  const { name, description, defaultValue, isRequired } = property
  return {
    name,
    description,
    required: isRequired,
    defaultValue: defaultValue === null ? null : { value: defaultValue },
    type: docgenTypeOf(property.type),
  }
}

const simpleNames: Readonly<Record<string, string>> = {
  boolean: 'bool',
  string: 'string',
  number: 'number',
}

function docgenTypeOf(text: string): DocgenProperty['type'] {
  const simple = simpleNames[text]
  if (simple !== undefined) return { name: simple }
  const choices = choicesIn(text)
  if (choices === undefined) return { name: text.includes('=>') ? 'func' : text }
  return { name: 'enum', value: choices.map((value) => ({ value })) }
}

/** The literals of a type that is nothing but literals: `'small' | 'medium'`. */
function choicesIn(text: string): readonly string[] | undefined {
  const choices = text.split(' | ')
  return choices.every((choice) => /^(?:'[^']*'|-?\d+)$/.test(choice)) ? choices : undefined
}
