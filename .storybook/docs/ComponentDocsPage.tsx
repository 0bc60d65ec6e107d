import { DocsContext, DocsPage } from '@storybook/addon-docs/blocks'
import { Suspense, use, useContext } from 'react'
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
import type { ComponentPage } from './facts/component-pages'
import { Anatomy } from './sections/Anatomy'
import { DoAndDont, WhenToUse } from './sections/Guidance'
import { Changes, Keyboard, PointsSection, Related } from './sections/Lists'
import { LiveStory } from './sections/LiveStory'
import { PageHead } from './sections/PageHead'
import { Properties } from './sections/Properties'
import { anchorOf, Section } from './sections/Section'
import { States, useHasStates, useLiveExample } from './sections/States'
import { Tokens } from './sections/Tokens'
import { useToolbar } from './use-toolbar'

/**
 * The documentation page of Storybook: that of a component from its `.docs.tsx`, and
 * Storybook's own for stories of anything else.
 */
export function ComponentDocsPage() {
  const [story] = useContext(DocsContext).componentStories()
  const page = pages.find(({ title }) => title === story?.title)
  if (page?.hasDocs !== true) return <DocsPage />
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

function LoadedPage({ page }: { page: ComponentPage }) {
  const { theme, density } = useToolbar()
  const docs = use(loadDocs(page))
  return (
    <PageRoot
      data-component-page={page.name}
      data-theme={theme}
      data-density={density}
      className="sb-unstyled"
      lang="en"
    >
      <GlobalStyle />
      <FullBleed />
      <PageGrid>
        <PageMain>
          <PageHead page={page} purpose={docs.purpose} status={docs.status} />
          <PageSections page={page} docs={docs} />
        </PageMain>
        <PageContents />
      </PageGrid>
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
      <DoAndDont pairs={docs.guidance} />
      <Anatomy anatomy={docs.anatomy} />
      <States />
      <Keyboard keyboard={docs.keyboard} />
      <PointsSection title="Accessibility" points={docs.accessibility} />
      <PointsSection title="Content" points={docs.content} />
      <Properties page={page} />
      <Tokens name={page.name} />
      <Changes changes={docs.changes} />
      <Related names={docs.related} purposes={purposes} />
    </>
  )
}
