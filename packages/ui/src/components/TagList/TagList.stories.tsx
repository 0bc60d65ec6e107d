import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { useState, type ReactNode } from 'react'
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

export const States: Story = {
  render: sideBySide(
    TagList,
    [
      { name: 'One line', props: { width: 420 } },
      {
        name: 'With colors',
        props: {
          tags: tags.map((tag, index) =>
            Object.assign({}, tag, { color: channelColors[index] ?? '' }),
          ),
        },
      },
      {
        name: 'Removable',
        props: { onRemoveTag: fn(), removeLabel: (tag: TagListItem) => `Remove ${tag.name}` },
      },
      { name: 'Right to left', dir: 'rtl', props: { width: 420 } },
      ...[96, 160, 240, 320, 476].map((width) => ({
        name: `Small, ${width} pixels wide`,
        width,
        props: { size: 'small' as const, width },
        frame: (list: ReactNode) => (
          <div style={{ outline: '1px solid var(--tl-color-line)' }}>{list}</div>
        ),
      })),
      { name: 'Without tags', props: { tags: [] } },
    ],
    { columnWidth: 476 },
  ),
}

export const ShowsTheOthersAndTakesTagsAway: Story = {
  args: { onPressTag: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 200 } } },
  render: function Removal({ onPressTag, ...args }) {
    const [left, setLeft] = useState(args.tags)
    return (
      <>
        <TagList {...args} maxCount={2} />
        <TagList
          {...args}
          label="Tags that filter"
          {...(onPressTag === undefined ? null : { onPressTag })}
        />
        <TagList
          {...args}
          label="Removable tags"
          tags={left}
          removeLabel={(tag) => `Remove ${tag.name}`}
          onRemoveTag={({ tag }) => {
            setLeft(left.filter(({ id }) => id !== tag.id))
          }}
        />
      </>
    )
  },
  play: async ({ args, canvas, step }) => {
    const more = canvas.getByRole('button', { name: '4 more tags' })
    const removable = within(canvas.getByRole('list', { name: 'Removable tags' }))
    await step('The count opens the others', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const [other] = canvas.getAllByText('Outlets')
      await expect(other).toBeVisible()
      await expect(canvas.getAllByText('Outlets')).toHaveLength(3)
    })
    await step('Esc closes them, and the focus is back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getAllByText('Outlets')).toHaveLength(2))
      await expect(more).toHaveFocus()
    })
    await step('A tag is taken away', async () => {
      await userEvent.click(removable.getByRole('button', { name: 'Remove Awareness' }))
      await expect(removable.queryByText('Awareness')).toBeNull()
      await expect(removable.getAllByRole('listitem')).toHaveLength(5)
    })
    await step('A pressed tag is named', async () => {
      const filters = within(canvas.getByRole('list', { name: 'Tags that filter' }))
      await userEvent.click(filters.getByRole('button', { name: /Loyal/u }))
      await expect(args.onPressTag).toHaveBeenCalledTimes(1)
      await expect(args.onPressTag).toHaveBeenLastCalledWith({ tag: tags[1] })
    })
  },
}
