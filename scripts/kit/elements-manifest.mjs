import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from '../workspace.mjs'
import { readElementSources } from './elements-sources.mjs'

const folder = path.join(rootFolder, 'packages/elements')

/** The folders of the views that have parts for the styles of a page. */
const viewFolders = new Map([
  ['month', 'calendars/Month'],
  ['day', 'calendars/Day'],
  ['overstory', 'calendars/Overstory'],
  ['flow', 'calendars/Flow'],
])

/** @typedef {import('./elements-sources.mjs').Member} Member */
/** @typedef {import('./elements-sources.mjs').Tag} Tag */

/**
 * Writes `dist/custom-elements.json` of packages/elements, the manifest that editors and Storybook
 * read. It combines the types and the declarations of the elements; a difference between them is an
 * error.
 */
export function writeElementsManifest() {
  const sources = readElementSources(path.join(folder, 'src'))
  const names = readdirSync(path.join(folder, 'src')).filter((name) =>
    sources.objects.has(`${name}Declaration`),
  )
  const manifest = {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: names.map((name) => moduleOf(name, sources)),
  }
  writeFileSync(
    path.join(folder, 'dist/custom-elements.json'),
    `${JSON.stringify(manifest, null, 2)}\n`,
  )
}

/**
 * @param {string} name such as `month`
 * @param {ReturnType<typeof readElementSources>} sources
 */
function moduleOf(name, sources) {
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const element = sources.elementOf(`${title}Element`)
  const declared = sources.propertiesOf(name)
  const properties = sources.membersOf(`${title}Properties`)
  const events = sources.membersOf(`${title}EventMap`)
  requireSame(name, [...declared.keys()], properties)
  requireSame(name, sources.eventsOf(name), events)
  requireParts(name, element.parts)
  const className = `Throughline${title}Element`
  const file = `dist/${name}/define.js`
  const kinds = [...properties].map((member) => ({
    member,
    attribute: declared.get(member.name) === 'data' ? null : attributeNameOf(member.name),
  }))
  return {
    kind: 'javascript-module',
    path: file,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: className,
        tagName: `throughline-${name}`,
        superclass: { name: 'HTMLElement' },
        description: element.description,
        slots: element.slots,
        cssParts: element.parts,
        attributes: kinds.flatMap(({ member, attribute }) =>
          attribute === null
            ? []
            : [{ ...fieldOf(member), name: attribute, fieldName: member.name }],
        ),
        members: [
          ...kinds.map(({ member, attribute }) =>
            Object.assign(
              { kind: 'field', ...fieldOf(member) },
              attribute === null ? null : { attribute, reflects: true },
            ),
          ),
          ...[...sources.membersOf(`${title}Methods`)].map((method) => ({
            kind: 'method',
            name: method.name,
            description: method.description,
            return: { type: { text: method.type.replace(/^.*=> /s, '') } },
          })),
          {
            kind: 'field',
            name: 'updateComplete',
            type: { text: 'Promise<void>' },
            readonly: true,
            description: 'Resolves once everything that was set is drawn.',
          },
        ],
        events: [...events].map((event) => ({
          name: event.name,
          type: { text: event.type },
          description: event.description,
        })),
      },
    ],
    exports: [
      { kind: 'js', name: className, declaration: { name: className } },
      {
        kind: 'custom-element-definition',
        name: `throughline-${name}`,
        declaration: { name: className, module: file },
      },
    ],
  }
}

/** @param {Member} member */
function fieldOf({ name, type, description, default: value }) {
  return {
    name,
    type: { text: type },
    description,
    ...(value === undefined ? null : { default: value }),
  }
}

/** The attribute of a property, as `attribute-values` of the elements names it. */
function attributeNameOf(/** @type {string} */ property) {
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/**
 * @param {string} name
 * @param {readonly string[]} declared
 * @param {readonly Member[]} typed
 */
function requireSame(name, declared, typed) {
  const names = typed.map((member) => member.name)
  const different = [
    ...declared.filter((each) => !names.includes(each)),
    ...names.filter((each) => !declared.includes(each)),
  ]
  if (different.length > 0) {
    throw new Error(
      `The types and the declaration of ${name} do not agree about ${different.join(', ')}.`,
    )
  }
  const silent = typed.filter(
    ({ description, default: value }) => description === '' && value === undefined,
  )
  if (silent.length > 0) {
    throw new Error(`Nothing describes ${silent.map((each) => each.name).join(', ')} of ${name}.`)
  }
}

/**
 * @param {string} name
 * @param {readonly Tag[]} described
 */
function requireParts(name, described) {
  const frame = /<ViewFrame/.test(codeIn(path.join(folder, 'src', name)).join('\n'))
  const codes = [
    ...(viewFolders.has(name)
      ? codeIn(path.join(rootFolder, 'packages/planner-views/src', viewFolders.get(name) ?? ''))
      : []),
    ...(frame ? codeIn(path.join(folder, 'src/view-parts')) : []),
  ]
  const parts = new Set(
    codes.flatMap((code) => [...code.matchAll(/\spart="([\w-]+)"/g)].map(([, part]) => part)),
  )
  const names = described.map((each) => each.name)
  const different = [
    ...names.filter((each) => !parts.has(each)),
    ...[...parts].filter((each) => each !== undefined && !names.includes(each)),
  ]
  if (different.length > 0) {
    throw new Error(`${name}: @csspart and the view do not agree about ${different.join(', ')}.`)
  }
}

/** @param {string} place a folder */
function codeIn(place) {
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(stories|docs|test))\.tsx$/.test(file))
    .map((file) => readFileSync(path.join(place, file), 'utf8'))
}
