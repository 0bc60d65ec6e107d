import { Description } from '@storybook/addon-docs/blocks'
import { Suspense, use, type ReactNode } from 'react'
import { pages } from 'virtual:component-pages'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { GlobalStyle } from '@throughline/ui/theme'
import {
  Contents,
  ContentsTitle,
  FullBleed,
  PageGrid,
  PageMain,
  PageRoot,
} from './ComponentDocsPage.styles'
import { loadDocs, loadPurposes } from './docs-modules'
import type { ComponentPage } from './details/component-pages'
import { Anatomy } from './sections/Anatomy'
import { DoAndDont, GuidanceExample, WhenToUse } from './sections/Guidance'
import { Changes, Keyboard, PointsSection, Related } from './sections/Lists'
import { LiveStory } from './sections/LiveStory'
import { showsState } from './sections/live-example'
import { PageHead } from './sections/PageHead'
import { PageTitle } from './sections/PageHead.styles'
import { Properties } from './sections/Properties'
import { anchorOf, Section } from './sections/Section'
import { Prose } from './sections/Section.styles'
import {
  States,
  StorySwitcher,
  useHasStates,
  useLiveExample,
  usePageStories,
} from './sections/States'
import { EXAMPLE_PLACE } from './sections/StoryFrame'
import { Tokens } from './sections/Tokens'
import { useToolbar } from './use-toolbar'
import { StoryContext } from '../story-context'

/**
 * The documentation page of Storybook: that of a component from its `.docs.tsx`, and one with
 * only the stories for anything else.
 */
export function ComponentDocsPage() {
  const title = usePageStories()[0]?.title ?? ''
  const page = pages.find((one) => one.title === title)
  if (page?.hasDocs !== true) return <StoriesPage title={title} />
  return (
    <Suspense>
      <LoadedPage page={page} />
    </Suspense>
  )
}

const sectionTitles = [
  'Example',
  'When to use',
  'Do and don’t',
  'Anatomy',
  'States',
  'Keyboard',
  'Accessibility',
  'Content',
  'Properties',
  'Tokens',
  'Changes',
  'Related',
]

function StoriesPage({ title }: { title: string }) {
  const stories = usePageStories()
  const states = stories.filter(showsState)
  return (
    <PageFrame name={title}>
      <PageMain>
        <PageTitle>{title.split('/').at(-1)}</PageTitle>
        <Prose as="div">
          <Description of="meta" />
        </Prose>
        <Section title="States">
          <StorySwitcher stories={states.length === 0 ? stories : states} />
        </Section>
      </PageMain>
    </PageFrame>
  )
}

function LoadedPage({ page }: { page: ComponentPage }) {
  const docs = use(loadDocs(page))
  const place = new URLSearchParams(globalThis.location.search).get(EXAMPLE_PLACE)
  if (place !== null) {
    return (
      <ExampleFrame>
        <GuidanceExample docs={docs} place={place} />
      </ExampleFrame>
    )
  }
  return (
    <PageFrame name={page.name}>
      <PageMain>
        <PageHead page={page} purpose={docs.purpose} status={docs.status ?? 'stable'} />
        <PageSections page={page} docs={docs} />
      </PageMain>
      <PageContents />
    </PageFrame>
  )
}

/** The place of an example that covers the window, in its own frame. */
function ExampleFrame({ children }: { children: ReactNode }) {
  return (
    <div data-component-page="" className="sb-unstyled">
      <FullBleed />
      <StoryContext {...useToolbar()} isPage isFullScreen={false}>
        {children}
      </StoryContext>
    </div>
  )
}

function PageFrame({ name, children }: { name: string; children: ReactNode }) {
  const { theme, density } = useToolbar()
  return (
    <PageRoot
      data-component-page={name}
      data-theme={theme}
      data-density={density}
      className="sb-unstyled"
      lang="en"
    >
      <GlobalStyle />
      <FullBleed />
      <PageGrid>{children}</PageGrid>
    </PageRoot>
  )
}

function PageContents() {
  const hasStates = useHasStates()
  const titles = sectionTitles.filter((title) => hasStates || title !== 'States')
  return (
    <Contents aria-labelledby="contents-title">
      <ContentsTitle id="contents-title">On this page</ContentsTitle>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${anchorOf(title)}`} target="_self">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Contents>
  )
}

function PageSections({ page, docs }: { page: ComponentPage; docs: ComponentDocs }) {
  const example = useLiveExample()
  const purposes = use(loadPurposes(docs.related))
  return (
    <>
      {example === undefined ? null : (
        <Section title="Example">
          <LiveStory story={example} isPrimary />
        </Section>
      )}
      <WhenToUse docs={docs} />
      <DoAndDont docs={docs} isWide={!page.title.startsWith('Components/')} />
      <Anatomy {...docs} />
      <States />
      <Keyboard keyboard={docs.keyboard} />
      <PointsSection title="Accessibility" points={docs.accessibility} />
      <PointsSection title="Content" points={docs.content} />
      <Properties page={page} />
      <Tokens page={page} />
      <Changes {...docs} />
      <Related names={docs.related} purposes={purposes} />
    </>
  )
}
