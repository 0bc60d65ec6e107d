import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

import { describeEntry } from './describe-entry.ts'
import type { EntryDetails } from './property-details.ts'

/** Sources whose types appear in properties, and the code that describes them. */
const sourceFolders = [
  'packages/ui/src',
  'packages/planner-views/src',
  'packages/domain/src',
  '.storybook/docs/details',
]

/** Describes entry points by the compiler, and keeps what it found until a source changes. */
export class EntryProperties {
  readonly #root: string
  readonly #cacheFolder: string
  #program: ts.Program | undefined
  #programState = ''

  /** @param root the folder of the repository */
  constructor(root: string) {
    this.#root = root
    this.#cacheFolder = path.join(root, 'node_modules/.cache/component-properties')
  }

  /**
   * @param folder of the entry point, from the root
   * @throws {Error} if it has no `index.ts`
   */
  describe(folder: string): EntryDetails {
    const state = this.#sourceState()
    const retained = path.join(this.#cacheFolder, `${folder.replaceAll('/', '.')}.json`)
    const existing = readRetained(retained, state)
    if (existing !== undefined) return existing
    const program = this.#programFor(state)
    const details = describeEntry(program, path.join(this.#root, folder, 'index.ts'))
    mkdirSync(this.#cacheFolder, { recursive: true })
    writeFileSync(retained, JSON.stringify({ state, details }))
    return details
  }

  /** Changes with every source: names, sizes and times of all of them. */
  #sourceState(): string {
    const hash = createHash('sha1')
    for (const folder of sourceFolders) {
      const absolute = path.join(this.#root, folder)
      for (const file of readdirSync(absolute, { recursive: true, encoding: 'utf8' }).sort()) {
        if (!/\.tsx?$/.test(file) || /\.(stories|docs|test)\.tsx?$/.test(file)) continue
        const { size, mtimeMs } = statSync(path.join(absolute, file))
        hash.update(`${folder}/${file} ${size} ${mtimeMs}\n`)
      }
    }
    return hash.digest('hex')
  }

  #programFor(state: string): ts.Program {
    if (this.#program !== undefined && this.#programState === state) return this.#program
    const projects = ['ui', 'planner-views'].map((name) => {
      const folder = path.join(this.#root, 'packages', name)
      const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), (file) =>
        readFileSync(file, 'utf8'),
      )
      return ts.parseJsonConfigFileContent(config, ts.sys, folder)
    })
    this.#program = ts.createProgram({
      rootNames: projects.flatMap(({ fileNames }) => fileNames.filter(isEntryPoint)),
      options: { ...projects[0]?.options, noEmit: true },
      ...(this.#program === undefined ? null : { oldProgram: this.#program }),
    })
    this.#programState = state
    return this.#program
  }
}

const isEntryPoint = (file: string) => file.endsWith('/index.ts')

function readRetained(file: string, state: string): EntryDetails | undefined {
  try {
    const retained: { state: string; details: EntryDetails } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    return retained.state === state ? retained.details : undefined
  } catch {
    // Not described yet, or written by half.
    return undefined
  }
}
