import '@fontsource-variable/inter'
import type { Preview } from '@storybook/react-vite'
import { Fragment, lazy, StrictMode, Suspense, useEffect, useState } from 'react'
import type { IndexEntry } from 'storybook/internal/types'
import { configure, getConfig } from 'storybook/test'
import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

import { refuseComplaints, watchConsole } from './console-watch'
import './wait-limit'
import { readStoryContext, StoryContext } from './story-context'
import { argsFromToolbar, toolbarDefaults } from './toolbar/controls'
import { frameTheme } from './storybook-theme'
import { StoryLanguage } from './toolbar/StoryLanguage'
import { forceMotion } from './toolbar/force-motion'
import type { MotionChoice } from './toolbar/force-motion'

/** Tests run stories in a page of Vitest's. */
const isInTest = '__vitest_browser__' in globalThis
/** The theme of a test run that asks for another than the light one. */
const testedTheme: unknown = import.meta.env['VITE_STORY_THEME']

/**
 * Tests run effects once and in the order of the product, unless a run asks for the second effects of
 * new components: these have hidden a part that began before the page around it.
 */
const Mode = isInTest && import.meta.env['VITE_STRICT_MODE'] !== 'yes' ? Fragment : StrictMode

/**
 * Whether stories are drawn without their component, to find plays that still pass
 * (`scripts/vacuous-plays.ts`).
 */
const isEmpty = import.meta.env['VITE_EMPTY_STORIES'] === 'yes'

/**
 * Whether axe checks a story after its test: one that shows a state. A story that plays shows
 * parts that others of its file show at rest, so only runs in other themes check all of them.
 */
function checksAccessibility({
  tags,
  playFunction,
}: {
  readonly tags: readonly string[]
  readonly playFunction?: unknown
}): boolean {
  return testedTheme !== undefined || playFunction === undefined || tags.includes('picture')
}

const { getElementError: describeWithDocument } = getConfig()

configure({
  ...(isEmpty ? { asyncUtilTimeout: 100 } : null),
  getElementError: (message, container) =>
    isPolling() ? new Error(message ?? '') : describeWithDocument(message, container),
})

/** Whether a wait tries its condition: it describes the document once, when it gives up. */
function isPolling(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
}

/** Loaded by documentation pages only: a story does without it. */
const ComponentDocsPage = lazy(async () => {
  const { ComponentDocsPage: page } = await import('./docs/ComponentDocsPage')
  return { default: page }
})

type SortedEntry = Pick<IndexEntry, 'title' | 'type' | 'importPath'>

/** The place of the types of `storySort`, which has to do without. */
interface SortedParameters {
  options: { storySort: (a: SortedEntry, b: SortedEntry) => number }
  [name: string]: unknown
}

const preview: Preview = {
  parameters: {
    // An accessibility finding fails the story; an exception carries its reason beside it.
    // A sandboxed frame, such as that of a dashboard, runs no script of axe and answers no message.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations', 'incomplete'], iframes: false },
    },
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
      // Storybook evaluates this function from its text: it uses nothing from outside, and no types.
      storySort: (a, b) => {
        const order = [
          'Start/Throughline',
          'Start',
          'Guides',
          'Foundations',
          'Components',
          'Planner views',
          'Elements',
          'Patterns',
          'Screens',
        ]
        return (
          order.findIndex((place) => `${a.title}/`.startsWith(`${place}/`)) -
            order.findIndex((place) => `${b.title}/`.startsWith(`${place}/`)) ||
          a.title.localeCompare(b.title, 'en') ||
          Number(b.type === 'docs') - Number(a.type === 'docs') ||
          // `Name.stories.tsx` before `Name.kind.stories.tsx`.
          a.importPath.split('.').length - b.importPath.split('.').length
        )
      },
    },
  } satisfies SortedParameters,
  tags: ['autodocs'],
  initialGlobals: {
    ...toolbarDefaults,
    ...(isInTest && { viewport: { value: 'minWindow' } }),
    ...(isInTest && testedTheme !== undefined && { theme: testedTheme }),
  },
  beforeEach: (context) => {
    if (isInTest && !checksAccessibility(context)) {
      context.parameters = {
        ...context.parameters,
        a11y: { ...context.parameters['a11y'], test: 'off' },
      }
    }
    const stopWatching = watchConsole()
    const moveAgain = stillPlay({
      id: context.id,
      hasPlay: context.viewMode === 'story' && context['playFunction'] !== undefined,
      motion: context.globals['motion'],
    })
    return () => {
      stopWatching()
      moveAgain()
    }
  },
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
    (Story, { args, argTypes, globals, parameters, viewMode }) =>
      isEmpty ? (
        <div />
      ) : (
        <Mode>
          {/* The page of another product has none of our styles and attributes. */}
          {parameters['isForeignPage'] === true ? (
            <Story />
          ) : (
            <StoryContext
              {...readStoryContext(
                globals['language'] === 'ar' ? { ...globals, direction: 'rtl' } : globals,
              )}
              isPage={viewMode === 'story'}
              isFullScreen={parameters['isFullScreen'] === true}
            >
              <StoryLanguage language={globals['language']}>
                <Story {...argsFromToolbar(args, globals, argTypes)} />
              </StoryLanguage>
            </StoryContext>
          )}
        </Mode>
      ),
  ],
}

export default preview

interface GlobalsEvent {
  globals: Readonly<Record<string, unknown>>
}

/** Documentation pages in the theme of the toolbar. */
function StorybookDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context
  const [theme, setTheme] = useState(() => frameTheme(chosenTheme()))
  useEffect(() => {
    const follow = ({ globals }: GlobalsEvent) => {
      setTheme(frameTheme(globals['theme']))
    }
    channel.on(GLOBALS_UPDATED, follow)
    return () => {
      channel.off(GLOBALS_UPDATED, follow)
    }
  }, [channel])
  return (
    <DocsContainer {...props} theme={theme}>
      {children}
    </DocsContainer>
  )
}

/** The toolbar's theme at the time of loading, read from the URL. */
function chosenTheme(): string {
  const globals = new URLSearchParams(globalThis.location.search).get('globals') ?? ''
  return /(?:^|;)theme:([a-z-]+)/.exec(globals)?.[1] ?? 'light'
}

interface PlayedStory {
  readonly id: string
  readonly hasPlay: boolean
  /** The toolbar's choice of motion. */
  readonly motion: MotionChoice
}

/**
 * Holds motion still while a story plays and is checked: a play function looks at what it
 * has opened at once, and not when it has faded in. Where the toolbar asks for motion, it stays.
 *
 * @returns gives the motion back, if the end of the story has not done so
 */
function stillPlay({ id, hasPlay, motion }: PlayedStory): () => void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!hasPlay || motion !== 'auto' || isStill) return () => undefined
  const release = forceMotion('reduced')
  const channel = addons.getChannel()
  const end = ({ storyId }: { readonly storyId: string }) => {
    if (storyId !== id) return
    channel.off(STORY_FINISHED, end)
    release()
    // The rules of motion apply again now and would repeat each fade-in: finish the animations.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
  }
  channel.on(STORY_FINISHED, end)
  return () => {
    channel.off(STORY_FINISHED, end)
    release()
  }
}
