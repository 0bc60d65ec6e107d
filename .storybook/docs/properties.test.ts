import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'

import { readComponentPages } from './details/component-pages'
import { EntryProperties } from './details/entry-properties'
import type { ComponentProperties, EntryDetails } from './details/property-details'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pages = readComponentPages(root).filter(({ entry }) => entry !== null)
const folders = [...new Set(pages.map(({ folder }) => folder))]

/** Types of TypeScript, of React and of the browser that everybody can look up. */
const wellKnown = new Set([
  'Array',
  'Date',
  'Error',
  'Exclude',
  'Extract',
  'File',
  'Intl',
  'Iterable',
  'Map',
  'NonNullable',
  'Omit',
  'Partial',
  'Pick',
  'Promise',
  'Readonly',
  'ReadonlyMap',
  'ReadonlySet',
  'Record',
  'Set',
  'Blob',
  'DOMRect',
  'Element',
  'Event',
  'KeyboardEvent',
  'MouseEvent',
  'FocusEvent',
  'HTMLElement',
  'HTMLAnchorElement',
  'HTMLInputElement',
  'HTMLButtonElement',
  'HTMLDivElement',
  'HTMLLIElement',
  'SVGProps',
  'SVGSVGElement',
  'ComponentType',
  'CSSProperties',
  'ElementType',
  'JSX',
  'ReactElement',
  'ReactNode',
  'Ref',
  'RefCallback',
  'RefObject',
  'SyntheticEvent',
])

/** Text that the printer writes for a type that it cannot read. */
const unreadable = /^(?:union|signature|any|unknown|never|undefined|\{\})$|\.{3} \d+ more|__/

/** Names in a type that are not literals, and so have to be found somewhere. */
function namesIn(type: string): readonly string[] {
  return [...type.replaceAll(/'[^']*'/g, '').matchAll(/(?<![\w.])[A-Z]\w*/g)].map(([name]) => name)
}

describe('the properties of exported components', () => {
  const entries = new Map<string, EntryDetails>()
  // The compiler reads both packages once.
  beforeAll(() => {
    const properties = new EntryProperties(root)
    for (const folder of folders) entries.set(folder, properties.describe(folder))
  }, 240_000)

  function listed(
    choose: (property: ComponentProperties['properties'][number], context: Context) => boolean,
  ): string[] {
    return [...entries.values()].flatMap(({ components, types }) =>
      components.flatMap((component) =>
        component.properties
          .filter((property) => choose(property, { component, types }))
          .map((property) => `${component.name}.${property.name}: ${property.type}`),
      ),
    )
  }

  interface Context {
    readonly component: ComponentProperties
    readonly types: EntryDetails['types']
  }

  it('are found for every page', () => {
    const described = new Set(
      [...entries.values()].flatMap((entry) => entry.components.map(({ name }) => name)),
    )
    expect(pages.map(({ name }) => name).filter((name) => !described.has(name))).toEqual([])
    expect(listed(() => true).length).toBeGreaterThan(1000)
  })

  it('have a description each', () => {
    expect(listed(({ description }) => description === '')).toEqual([])
  })

  it('have a type that can be read', () => {
    expect(listed(({ type }) => unreadable.test(type))).toEqual([])
  })

  it('mention types that are described on the page or known to everybody', () => {
    const unknownNames = listed(({ type }, { component, types }) => {
      const existing = new Set([...types.map(({ name }) => name), ...component.typeParameters])
      return namesIn(type).some((name) => !existing.has(name) && !wellKnown.has(name))
    })
    expect(unknownNames).toEqual([])
  })

  it('have the types that the source writes, with their declarations', () => {
    const month = entries.get('packages/planner-views/src/calendars/Month')
    const { properties = [] } = month?.components.find(({ name }) => name === 'MonthCalendar') ?? {}
    expect(properties.find(({ name }) => name === 'today')?.type).toBe('CivilDate | undefined')
    expect(month?.types.find(({ name }) => name === 'CivilDate')?.text).toBe(
      'type CivilDate = string',
    )
  })

  it('write out labels that follow from English texts', () => {
    const drop = entries.get('packages/ui/src/components/FileDrop')
    expect(drop?.types.find(({ name }) => name === 'FileDropLabels')?.text).toContain(
      `  /** On the button, for one file or several. */
  choose: ({ isSeveral }: { isSeveral: boolean }) => string
`,
    )
  })

  it('say the default that the component has', () => {
    const button = entries.get('packages/ui/src/components/Button')?.components[0]
    expect(button?.properties.find(({ name }) => name === 'size')).toEqual({
      name: 'size',
      type: "'small' | 'medium' | 'large'",
      description: '`small` for rows and bars, `large` for pages with a single form.',
      defaultValue: "'medium'",
      isRequired: false,
      deprecated: null,
    })
    expect(button?.element).toBe('button')
  })
})
