import { createElement, createRef, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { englishErrorBoundaryLabels, ErrorBoundary } from '../components/ErrorBoundary'
import { specimens } from './specimens'

const entryPoints = import.meta.glob('../components/*/index.ts')

interface Story {
  readonly args?: object
  readonly render?: (args: object, context: object) => ReactNode
}

type StoryModule = Record<string, Story> & {
  readonly default: Story & { readonly component?: ComponentType<object> }
}

/** The main stories of what the gallery does not show: parts that open, and parts of others. */
const stories = import.meta.glob<StoryModule>([
  '../components/*/*.stories.tsx',
  '!../components/*/*.*.stories.tsx',
])

function folderOf(file: string): string {
  return file.replace(/^.*\/components\/|\/.*$/g, '')
}

const inGallery = new Set(specimens.map(({ name }) => name))
const others = Object.entries(stories).filter(
  // The first story of the error boundary throws, which React catches in browsers only.
  ([file]) => !inGallery.has(folderOf(file)) && folderOf(file) !== 'ErrorBoundary',
)

it.each(others)(
  '%s renders on a server',
  async (_file, load) => {
    const { default: meta, ...rest } = await load()
    const [name, story] = Object.entries(rest)[0] ?? ['', {}]
    const args = { ...meta.args, ...story.args }
    const render = story.render ?? meta.render
    const { component } = meta
    const Shown = () => {
      if (render !== undefined) return render(args, { name, args, globals: {}, parameters: {} })
      return component === undefined ? null : createElement(component, args)
    }
    expect(typeof renderToString(createElement(Shown))).toBe('string')
  },
  30_000,
)

it.each(specimens.map((specimen) => [specimen.name, specimen] as const))(
  '%s renders on a server',
  (_name, { render }) => {
    const root = { ref: createRef<never>(), className: 'specimen', 'data-specimen': 'yes' }
    expect(renderToString(createElement(() => render(root)))).toMatch(/^<\w+[^]*>$/)
  },
)

it('ErrorBoundary renders what it contains on a server', () => {
  const boundary = createElement(ErrorBoundary, { labels: englishErrorBoundaryLabels }, 'Plan')
  expect(renderToString(boundary)).toBe('Plan')
})

it('every folder of a component is among them', () => {
  const shown = new Set(['ErrorBoundary', ...inGallery, ...others.map(([file]) => folderOf(file))])
  expect(
    Object.keys(entryPoints)
      .map(folderOf)
      .filter((folder) => !shown.has(folder)),
  ).toEqual([])
})
