import type { Meta, StoryObj } from '@storybook/react-vite'
import { GripVertical, Pencil, Trash2 } from 'lucide-react'

import { Icon } from '../Icon'
import { IconButton } from '../IconButton'
import { Accordion } from './Accordion'
import { accordionStories, sections } from './Accordion.story-host'

const meta = {
  ...accordionStories,
  title: 'Components/Layout/Accordion',
  component: Accordion,
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Cards: Story = {
  args: {
    variant: 'cards',
    openIds: ['email'],
    sections: ['Website', 'Email', 'Social Media'].map((title) => ({
      id: title.toLowerCase(),
      title,
      count: '3 tactic types',
      leading: <Icon icon={GripVertical} />,
      trailing: (
        <>
          <IconButton icon={Pencil} label={`Edit ${title}`} size="small" />
          <IconButton icon={Trash2} label={`Delete ${title}`} size="small" />
        </>
      ),
    })),
    renderContent: () => 'Newsletter, Promotional, Triggered',
  },
}

export const AllClosed: Story = { args: { openIds: [] } }

export const LongText: Story = {
  args: {
    sections: [
      {
        id: 'initiatives',
        title:
          'Northfield-Department-Stores-spring-and-summer-wardrobe-relaunch of all western regions and formats',
        count: '1,204 tactics',
        trailing: <IconButton icon={Pencil} label="Edit" size="small" />,
      },
      ...sections.slice(2),
    ],
  },
}

export const Narrow: Story = {
  args: { ...Cards.args },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: {
    sections: [
      { id: 'initiatives', title: 'المبادرات', count: 4 },
      { id: 'focus', title: 'التركيز الشهري', count: 3 },
    ],
    renderContent: () => 'حملة هدايا العطلات',
  },
  globals: { direction: 'rtl' },
}

export const ManySections: Story = {
  tags: ['stress'],
  args: {
    openIds: ['section-7'],
    sections: Array.from({ length: 100 }, (_, index) => ({
      id: `section-${index}`,
      title: `Section ${index + 1}`,
      count: index,
    })),
    renderContent: ({ id }) => `Content of ${id}`,
  },
}
