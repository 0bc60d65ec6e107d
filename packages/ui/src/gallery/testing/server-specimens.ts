import {
  firstStories,
  type ServerSpecimen,
  type StoryModule,
} from '@throughline/test-support/server-markup'
import { createElement, createRef } from 'react'

import { englishErrorBoundaryLabels, ErrorBoundary } from '../../components/ErrorBoundary'
import { specimens } from '../specimens'

/** The main stories of what the gallery does not show: parts that open, and parts of others. */
const stories = import.meta.glob<StoryModule>([
  '../../components/*/*.stories.tsx',
  '!../../components/*/*.*.stories.tsx',
])

function folderOf(file: string): string {
  return file.replace(/^.*\/components\/|\/.*$/g, '')
}

const inGallery = new Set(specimens.map(({ name }) => name))

/** Every component with what it renders on a server, by the folder of the component. */
export const serverSpecimens: readonly ServerSpecimen[] = [
  ...specimens.map(({ name, render }) => ({
    name,
    load: () => {
      const root = { ref: createRef<never>(), className: 'specimen', 'data-specimen': 'yes' }
      return Promise.resolve(createElement(() => render(root)))
    },
  })),
  {
    // Its first story throws, which React catches in browsers only.
    name: 'ErrorBoundary',
    load: () =>
      Promise.resolve(createElement(ErrorBoundary, { labels: englishErrorBoundaryLabels }, 'Plan')),
  },
  ...firstStories(stories)
    .map(({ name, load }) => ({ name: folderOf(name), load }))
    .filter(({ name }) => !inGallery.has(name) && name !== 'ErrorBoundary'),
]
