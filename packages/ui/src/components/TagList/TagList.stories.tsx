import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { channelColors } from '../../theme/channel-colors'
import { TagList, type TagListItem } from './TagList'

const tags: readonly TagListItem[] = [
  { id: 'parents', category: 'Target Segment', name: 'New parents' },
  { id: 'loyal', category: 'Target Segment', name: 'Loyal' },
  { id: 'awareness', category: 'Objective', name: 'Awareness' },
  { id: 'consider', category: 'Journey Phase', name: 'Consideration' },
  { id: 'west', name: 'West' },
  { id: 'outlet', name: 'Outlets' },
]

const meta = {
  title: 'Components/Data/TagList',
  component: TagList,
  args: { label: 'Tags', tags, moreLabel: (count: number) => `${count} more tags` },
  argTypes: { tags: { control: false } },
} satisfies Meta<typeof TagList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneLine: Story = { args: { width: 420 } }

export const InNarrowColumns: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[96, 160, 240, 320, 640, 900].map((width) => (
        <div key={width} style={{ width, outline: '1px solid var(--tl-color-line)' }}>
          <TagList {...args} size="small" width={width} />
        </div>
      ))}
    </div>
  ),
}

export const WithColors: Story = {
  args: {
    tags: tags.map((tag, index) => Object.assign({}, tag, { color: channelColors[index] ?? '' })),
  },
}

export const Removable: Story = {
  args: { onRemoveTag: fn(), removeLabel: (tag: TagListItem) => `Remove ${tag.name}` },
}

export const Empty: Story = { args: { tags: [] } }

export const RightToLeft: Story = { args: { width: 420 }, globals: { direction: 'rtl' } }

export const ShowsTheOthers: Story = {
  args: { maxCount: 2 },
  parameters: { docs: { story: { inline: false, iframeHeight: 200 } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const more = canvas.getByRole('button', { name: '4 more tags' })
    await step('The count opens the others', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Outlets')).toBeVisible()
    })
    await step('Esc closes them, and the focus is back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByText('Outlets')).toBeNull())
      await expect(more).toHaveFocus()
    })
  },
}

export const TakesTagsAway: Story = {
  render: function Removal(args) {
    const [left, setLeft] = useState(args.tags)
    return (
      <TagList
        {...args}
        tags={left}
        removeLabel={(tag) => `Remove ${tag.name}`}
        onRemoveTag={({ tag }) => {
          setLeft(left.filter(({ id }) => id !== tag.id))
        }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Awareness' }))
    await expect(canvas.queryByText('Awareness')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
}
