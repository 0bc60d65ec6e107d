import type { Meta, StoryObj } from '@storybook/react-vite'
import { pages } from 'virtual:component-pages'

import type { ComponentPage } from '../../docs/details/component-pages'
import sheets from '../../baselines/sheets.json'
import { findPicture, StoryPicture } from '../../StoryPicture'
import { DocPage, DocSection, pageParameters } from '../parts/DocPage'
import { Cards } from '../parts/Page.styles'
import { PageLink } from './PageLink'
import { Card, CardPicture } from './Start.styles'

const meta = {
  title: 'Start/Components',
  parameters: pageParameters,
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const picturedStories = Object.values(sheets).flatMap((cells) => cells.map(({ story }) => story))

/** Pixels of a picture that a card shows, unless it is one of a whole window. */
const cornerPart = { width: 400, height: 264 }

function CardPart({ story }: { readonly story: string }) {
  const { light } = findPicture(story) ?? {}
  const isWindow = light !== undefined && light.width > 900 && light.height > 500
  return <StoryPicture story={story} label="" {...(isWindow ? null : { part: cornerPart })} />
}

function ComponentCard({ page: { name, pageId } }: { readonly page: ComponentPage }) {
  const prefix = pageId.replace(/--docs$/, '--')
  const stories = picturedStories.filter((story) => story.startsWith(prefix))
  const story =
    stories.find((one) => one === `${prefix}open`) ??
    stories.find((one) => one === `${prefix}default`) ??
    stories[0]
  return (
    <Card>
      <CardPicture>{story === undefined ? null : <CardPart story={story} />}</CardPicture>
      <h3>
        <PageLink to={`docs/${pageId}`}>{name}</PageLink>
      </h3>
    </Card>
  )
}

const publicPages = pages.filter(({ hasDocs, isInternal }) => hasDocs && !isInternal)

/** The group of the sidebar that has a component. */
function groupOf({ title }: ComponentPage): string {
  return title.split('/').slice(0, -1).join(' / ')
}

export const Components: Story = {
  render: () => (
    <DocPage title="Components" lead="Each leads to its states, its rules and its properties.">
      {[...new Set(publicPages.map(groupOf))].map((group) => (
        <DocSection key={group} title={group}>
          <Cards style={{ '--tl-card-width': '210px' }}>
            {publicPages
              .filter((page) => groupOf(page) === group)
              .map((page) => (
                <ComponentCard key={page.name} page={page} />
              ))}
          </Cards>
        </DocSection>
      ))}
    </DocPage>
  ),
}
