import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitingChanges } from './changesets.ts'
import { changesBetween, sizeOf } from './compare.ts'
import { declarationsOf } from './public-declarations.ts'
import { acceptReports, readReports, releaseReports } from './report.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'api-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function apiOf(name: string, text: string) {
  return new Map([['Button', new Map([[name, text]])]])
}

test.each([
  [
    'an optional member is new',
    'interface P {\na: 1;\n}',
    'interface P {\na: 1;\nb?: 2;\n}',
    'minor',
  ],
  [
    'members have another order',
    'interface P {\na: 1;\nb: 2;\n}',
    'interface P {\nb: 2;\na: 1;\n}',
    'minor',
  ],
  [
    'a required member is new',
    'interface P {\na: 1;\n}',
    'interface P {\na: 1;\nb: 2;\n}',
    'major',
  ],
  ['a member is gone', 'interface P {\na?: 1;\n}', 'interface P {\n}', 'major'],
  ['a member is required now', 'interface P {\na?: 1;\n}', 'interface P {\na: 1;\n}', 'major'],
  ['a member has another type', 'interface P {\na: 1;\n}', 'interface P {\na: 2;\n}', 'major'],
  [
    'another interface is extended',
    'interface P extends A {\n}',
    'interface P extends B {\n}',
    'major',
  ],
  ['a union has one more value', "type P = 'a' | 'b';", "type P = 'a' | 'b' | 'c';", 'minor'],
  ['one value becomes one of two', "type P = 'a';", "type P = 'a' | 'b';", 'minor'],
  ['a union has one value less', "type P = 'a' | 'b';", "type P = 'a';", 'major'],
  ['a value may be null now', 'type P = string;', 'type P = string | null;', 'major'],
  [
    'a member of a member is new',
    'type P = { a: { b: 1 } };',
    'type P = { a: { b: 1; c?: 2 } };',
    'minor',
  ],
  [
    'a parameter that may be left out',
    'function P(a: 1): 2;',
    'function P(a: 1, b?: 3): 2;',
    'minor',
  ],
  ['a parameter is called otherwise', 'function P(a: 1): 2;', 'function P(b: 1): 2;', 'minor'],
  ['a parameter that is required', 'function P(a: 1): 2;', 'function P(a: 1, b: 3): 2;', 'major'],
  ['something else is returned', 'function P(a: 1): 2;', 'function P(a: 1): 3;', 'major'],
  [
    'a class has one more method',
    'class P {\na(): 1;\n}',
    'class P {\na(): 1;\nb(): 2;\n}',
    'minor',
  ],
  ['a type is a function now', 'type P = 1;', 'function P(): 1;', 'major'],
])('%s', (_sentence, before, after, size) => {
  expect(changesBetween(apiOf('P', before), apiOf('P', after)).map(sizeOf)).toEqual([size])
})

test('what is exported is new or gone; what is only used comes and goes with its users', () => {
  const none = new Map<string, Map<string, string>>()
  expect(changesBetween(none, apiOf('P', 'type P = 1;')).map(sizeOf)).toEqual(['minor'])
  expect(changesBetween(apiOf('P', 'type P = 1;'), none).map(sizeOf)).toEqual(['major'])
  expect(changesBetween(apiOf('(used) P', 'type P = 1;'), none).map(sizeOf)).toEqual(['none'])
})

test('the declarations of an entry point are those it exports, and those that they are made of', () => {
  const write = (file: string, text: string) => {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
    return target
  }
  write('internal.d.ts', 'export interface Frame {\n  /** A comment. */\n  label: string;\n}\n')
  write(
    'Field.d.ts',
    "import { Frame } from './internal.js';\nimport { ReactNode } from 'react';\nexport interface FieldProps extends Frame {\n  below?: ReactNode;\n}\nexport declare function Field({ label, below: under }: FieldProps): ReactNode;\nexport interface NotExported {\n}\n",
  )
  write('Clock.d.ts', 'export declare class Clock {\n}\n')
  write('generated/schema.d.ts', 'export interface paths {\n  list: 1;\n}\n')
  const entry = write(
    'index.d.ts',
    "export { Field, type FieldProps } from './Field.js';\nexport { type paths } from './generated/schema.js';\nexport { type Clock } from './Clock.js';\n",
  )
  expect(declarationsOf([entry])).toEqual([
    new Map([
      ['(used) Frame', 'interface Frame {\n    label: string;\n}'],
      ['Clock (type only)', 'class Clock {\n}'],
      ['Field', 'function Field(options: FieldProps): ReactNode;'],
      ['FieldProps', 'interface FieldProps extends Frame {\n    below?: ReactNode;\n}'],
      ['paths', 'of openapi.yaml'],
    ]),
  ])
})

test('reports keep what the last release promised until the next one', () => {
  const first = apiOf('P', 'type P = 1;')
  const second = apiOf('P', 'type P = 2;')
  acceptReports(folder, first)
  releaseReports(folder)
  expect(readReports(folder)).toEqual({ accepted: first, released: first })
  acceptReports(folder, second)
  expect(readReports(folder)).toEqual({ accepted: second, released: first })
  acceptReports(folder, first)
  expect(readReports(folder)).toEqual({ accepted: first, released: first })
  const more = new Map([...second, ['month/define', second.get('Button') ?? new Map()]])
  acceptReports(folder, more)
  expect(readReports(folder)).toEqual({ accepted: more, released: first })
  expect(readFileSync(path.join(folder, 'api/month/define.api.md'), 'utf8')).not.toContain('type')
  releaseReports(folder)
  expect(readReports(folder)).toEqual({ accepted: more, released: more })
})

test.each(['domain', 'ui', 'planner-views', 'elements', 'api-client'])(
  '%s has the same entry points here and where it is installed',
  (name) => {
    const file = path.join(import.meta.dirname, '../../packages', name, 'package.json')
    const { exports, publishConfig } = JSON.parse(readFileSync(file, 'utf8'))
    const installed = Object.keys(publishConfig.exports).filter(
      (key) => !/\.(?:js|json|css)$/.test(key),
    )
    expect(installed).toEqual(Object.keys(exports))
  },
)

test('the largest of the changesets that wait counts', async () => {
  mkdirSync(path.join(folder, '.changeset'))
  const write = (file: string, text: string) => {
    writeFileSync(path.join(folder, '.changeset', file), text)
  }
  write('README.md', "---\n'@throughline/ui': major\n---\n")
  write(
    'one.md',
    "---\n'@throughline/ui': minor\n'@throughline/domain': patch\n---\n\nText: major\n",
  )
  write('two.md', '---\n"@throughline/ui": patch\n---\n\nText\n')
  expect(await waitingChanges(folder)).toEqual(
    new Map([
      ['@throughline/ui', 'minor'],
      ['@throughline/domain', 'patch'],
    ]),
  )
  write('three.md', "'@throughline/ui': major\n")
  await expect(waitingChanges(folder)).rejects.toThrow('invalid frontmatter')
})
