import type { Meta, StoryObj } from '@storybook/react-vite'

import { ErrorState } from '../ErrorState'
import { HoverCard } from './HoverCard'
import { hoverCardStories, Details } from './HoverCard.story-host'

const meta = {
  ...hoverCardStories,
  title: 'Components/Overlays/HoverCard',
  component: HoverCard,
} satisfies Meta<typeof HoverCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A box of the window in one of three columns. */
const columnAnchor = (column: number) => ({
  left: 24 + column * 320,
  top: 24,
  width: 160,
  height: 20,
})

const anchors = [columnAnchor(0), columnAnchor(1), columnAnchor(2)] as const

export const States: Story = {
  render: (args) => (
    <>
      <HoverCard {...args} anchor={anchors[0]} label="Loading" status="loading" />
      <HoverCard
        {...args}
        anchor={anchors[1]}
        label="Failed"
        status="error"
        error={<ErrorState title="The summary could not be loaded." style={{ padding: 8 }} />}
      />
      <HoverCard {...args} anchor={anchors[2]} label="Long text">
        <Details title="Northfield-Department-Stores-spring-and-summer-wardrobe-relaunch-of-all-western-regions" />
      </HoverCard>
    </>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
