import type { Meta, StoryObj } from '@storybook/react-vite'

import { ErrorState } from '../ErrorState'
import { HoverCard } from './HoverCard'
import { hoverCardStories, Facts } from './HoverCard.story-host'

const meta = {
  ...hoverCardStories,
  title: 'Components/Overlays/HoverCard',
  component: HoverCard,
} satisfies Meta<typeof HoverCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { status: 'loading' } }

export const Failed: Story = {
  args: {
    status: 'error',
    error: <ErrorState title="The summary could not be loaded." style={{ padding: 8 }} />,
  },
}

export const LongText: Story = {
  args: {
    children: (
      <Facts title="Northfield-Department-Stores-spring-and-summer-wardrobe-relaunch-of-all-western-regions" />
    ),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
