import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { Pencil } from 'lucide-react'
import { expect } from 'storybook/test'

import { Amount } from '../Amount'
import { IconButton } from '../IconButton'
import { TagList } from '../TagList'
import { DescriptionList, type DescriptionListItem } from './DescriptionList'

const figures = new Intl.NumberFormat('en-US')
const money = (value: number) => `$${figures.format(value)}`

const items: readonly DescriptionListItem[] = [
  { id: 'channel', term: 'Channel', description: 'Email' },
  { id: 'type', term: 'Tactic type', description: 'Newsletter' },
  { id: 'dates', term: 'Dates', description: '11/18/26 – 11/24/26' },
  { id: 'platform', term: 'Platform', description: null },
  { id: 'estimated', term: 'Estimated', description: <Amount value={24_000} format={money} /> },
  { id: 'variance', term: 'Variance', description: <Amount value={-2350} format={money} /> },
  {
    id: 'tags',
    term: 'Tags',
    description: (
      <TagList
        label="Tags"
        size="small"
        tags={[
          { id: 'parents', category: 'Target Segment', name: 'New parents' },
          { id: 'awareness', category: 'Objective', name: 'Awareness' },
        ]}
      />
    ),
  },
]

const meta = {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  args: { items, emptyLabel: 'None' },
  argTypes: { items: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(7)
    const platform = canvas.getByText('Platform').nextElementSibling
    await expect(platform).toHaveTextContent('None')
  },
}

export const Layouts: Story = {
  render: sideBySide(
    DescriptionList,
    [
      { name: 'Stacked', props: { layout: 'stacked' } },
      { name: 'Without lines', props: { hasLines: false } },
      { name: 'Two columns, narrow', props: { columns: 2 } },
      { name: 'Two columns', width: 800, props: { columns: 2 } },
    ],
    { columnWidth: 309 },
  ),
}

export const Contents: Story = {
  render: sideBySide(
    DescriptionList,
    [
      {
        name: 'Actions',
        props: {
          items: items.map((item) => ({
            ...item,
            action: <IconButton icon={Pencil} size="small" label={`Edit ${item.id}`} />,
          })),
        },
      },
      {
        name: 'Long text',
        props: {
          items: [
            {
              id: 'notes',
              term: 'Notes for the western stores and their outlets',
              description:
                'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz and everything that follows from it for the windows of the stores.',
            },
            ...items,
          ],
        },
      },
      { name: 'Right to left', dir: 'rtl' },
    ],
    { columnWidth: 309 },
  ),
}
