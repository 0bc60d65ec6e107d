import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const components = fileURLToPath(new URL('components/', import.meta.url))

/** The groups of the sidebar, in which designers look for a component. */
const groups = [
  'Actions',
  'Fields',
  'Overlays',
  'Data',
  'Feedback',
  'Navigation',
  'Layout',
  'Text and icons',
]

/** The title of each file of stories, with the folder of its component. */
const titles = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file): [file: string, folder: string, title: string] => {
    const text = readFileSync(path.join(components, file), 'utf8')
    const [, title = ''] = /\btitle: '(Components\/[^']*)'/u.exec(text) ?? []
    return [file, path.dirname(file), title]
  })

describe('titles of stories', () => {
  it.each(titles)('%s is listed below its component, in a known group', (_file, folder, title) => {
    const [section, group, name = ''] = title.split('/')
    expect(section).toBe('Components')
    expect(groups).toContain(group)
    expect(existsSync(path.join(components, folder, `${name}.tsx`))).toBe(true)
  })

  it('keep the stories of a component together', () => {
    for (const folder of new Set(titles.map(([, name]) => name))) {
      const places = titles.flatMap(([, name, title]) =>
        name === folder ? [title.split('/')[1]] : [],
      )
      expect([folder, ...new Set(places)]).toHaveLength(2)
    }
  })
})
