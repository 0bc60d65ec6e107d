import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { channelColors } from '../../theme/channel-colors'
import { Tag } from './Tag'

const meta = {
  title: 'Components/Data/Tag',
  component: Tag,
  args: { name: 'New parents', category: 'Target Segment' },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Tag {...args} />
      <Tag name="Awareness" color={channelColors[7]} />
      <Tag {...args} color={channelColors[0]} onPress={() => {}} />
      <Tag {...args} href="#tags" />
      <Tag {...args} onPress={() => {}} isSelected />
      <Tag {...args} onRemove={() => {}} removeLabel="Remove Target Segment: New parents" />
      <Tag {...args} color={channelColors[9]} onRemove={() => {}} removeLabel="Remove tag" />
    </div>
  ),
}

export const Small: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 4 }}>
      <Tag {...args} size="small" />
      <Tag {...args} size="small" color={channelColors[4]} />
      <Tag {...args} size="small" onRemove={() => {}} removeLabel="Remove tag" />
    </div>
  ),
}

export const Disabled: Story = { args: { isDisabled: true, onPress: fn() } }

export const LongText: Story = {
  args: {
    name: 'Families with two or more children who moved house within the last eighteen months',
    color: channelColors[2],
    onRemove: fn(),
    removeLabel: 'Remove tag',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 220 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { color: channelColors[4], onRemove: fn(), removeLabel: 'Remove tag' },
  globals: { direction: 'rtl' },
}

export const IsTakenAway: Story = {
  args: { onRemove: fn(), onPress: fn(), removeLabel: 'Remove Target Segment: New parents' },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step('By its button', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Remove Target Segment: New parents' }),
      )
      await expect(args.onRemove).toHaveBeenCalledTimes(1)
      await expect(args.onPress).not.toHaveBeenCalled()
    })
    await step('Or by Delete', async () => {
      canvas.getByRole('button', { name: 'Target Segment: New parents' }).focus()
      await userEvent.keyboard('{Delete}')
      await expect(args.onRemove).toHaveBeenCalledTimes(2)
    })
  },
}

export const IsChosen: Story = {
  render: function Choice(args) {
    const [isSelected, setIsSelected] = useState(false)
    return (
      <Tag
        {...args}
        isSelected={isSelected}
        onPress={() => {
          setIsSelected(!isSelected)
        }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const tag = within(canvasElement).getByRole('button', { name: 'Target Segment: New parents' })
    await userEvent.tab()
    await expect(tag).toHaveFocus()
    await userEvent.keyboard('[Space]')
    await expect(tag).toHaveAttribute('aria-pressed', 'true')
  },
}
