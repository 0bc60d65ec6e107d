import '@fontsource-variable/inter'

import type { Preview } from '@storybook/react-vite'
import { lazy, StrictMode, Suspense } from 'react'
import { configure } from 'storybook/test'

import { refuseComplaints, watchConsole } from './console-watch'
import { StorybookDocs } from './StorybookDocs'
import { storyTimeZones } from './story-time-zones'
import { readStoryContext, StoryContext } from './story-context'

/** Tests run stories in a page of Vitest's. */
const isInTest = '__vitest_browser__' in globalThis

// Code that is loaded later is compiled when it is first asked for, which takes a busy machine
// more than the one second that is the default.
configure({ asyncUtilTimeout: 6000 })

/** Loaded by documentation pages only: a story does without it. */
const ComponentDocsPage = lazy(async () => {
  const { ComponentDocsPage: page } = await import('./docs/ComponentDocsPage')
  return { default: page }
})

const preview: Preview = {
  parameters: {
    // An accessibility finding fails the story; an exception carries its reason beside it.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: StorybookDocs,
      page: () => (
        <Suspense>
          <ComponentDocsPage />
        </Suspense>
      ),
      codePanel: true,
    },
    layout: 'fullscreen',
    viewport: {
      options: {
        minWindow: { name: 'Smallest window', styles: { width: '1024px', height: '768px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          'Components',
          ['Actions', 'Fields', 'Overlays', 'Data', 'Feedback', 'Navigation', 'Layout'],
          'Planner views',
          ['Calendars', 'Tables and figures', 'Editing', 'Filters and saved views', 'Settings'],
          'Patterns',
          'Screens',
          ['Signing in', 'Setup', 'Plans', 'Planning', 'Plan settings', 'Account and profile'],
          'Guides',
        ],
      },
    },
  },
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'As the system', icon: 'browser' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'high-contrast', title: 'High contrast', icon: 'contrast' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        title: 'Density',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'compact', title: 'Compact' },
          { value: 'comfortable', title: 'Comfortable' },
        ],
      },
    },
    weekStartDay: {
      description: 'First day of the week, given to stories that show weeks',
      toolbar: {
        title: 'Week start',
        icon: 'calendar',
        dynamicTitle: true,
        items: [
          { value: 'sunday', title: 'Sunday' },
          { value: 'monday', title: 'Monday' },
        ],
      },
    },
    timeZone: {
      description: 'Zone whose clocks show instants, given to stories that have any',
      toolbar: {
        title: 'Time zone',
        icon: 'globe',
        dynamicTitle: true,
        items: [...storyTimeZones],
      },
    },
    direction: {
      description: 'Direction of text',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    density: 'compact',
    weekStartDay: 'sunday',
    timeZone: 'UTC',
    direction: 'ltr',
    ...(isInTest && { viewport: { value: 'minWindow' } }),
  },
  beforeEach: () => watchConsole(),
  // A play function starts after the first frame: a person cannot use a page earlier.
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui
    await context['renderToCanvas']()
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    })
    return context.canvas
  },
  afterEach: () => {
    refuseComplaints()
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <StrictMode>
        <StoryContext
          {...readStoryContext(globals)}
          isPage={viewMode === 'story'}
          isFullScreen={parameters['isFullScreen'] === true}
        >
          <Story />
        </StoryContext>
      </StrictMode>
    ),
  ],
}

export default preview
