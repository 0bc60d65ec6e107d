import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

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

export const States: Story = {
  render: sideBySide(
    Tag,
    [
      {
        name: 'Colored, without a category',
        frame: () => <Tag name="Awareness" color={channelColors[7]} />,
      },
      { name: 'Pressed to filter', props: { color: channelColors[0], onPress: fn() } },
      { name: 'Selected', props: { onPress: fn(), isSelected: true } },
      { name: 'A link', props: { href: '#tags' } },
      {
        name: 'Removable',
        props: { onRemove: fn(), removeLabel: 'Remove Target Segment: New parents' },
      },
      {
        name: 'Removable, colored',
        props: { color: channelColors[9], onRemove: fn(), removeLabel: 'Remove tag' },
      },
      { name: 'Disabled', props: { isDisabled: true, onPress: fn() } },
      { name: 'Small', props: { size: 'small' } },
      { name: 'Small, colored', props: { size: 'small', color: channelColors[4] } },
      {
        name: 'Small, removable',
        props: { size: 'small', onRemove: fn(), removeLabel: 'Remove tag' },
      },
      {
        name: 'Long text',
        frame: (tag) => <div style={{ display: 'flex', width: 220 }}>{tag}</div>,
        props: {
          name: 'Families with two or more children who moved house within the last eighteen months',
          color: channelColors[2],
          onRemove: fn(),
          removeLabel: 'Remove tag',
        },
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: { color: channelColors[4], onRemove: fn(), removeLabel: 'Remove tag' },
      },
    ],
    { columnWidth: 226 },
  ),
}

export const IsTakenAwayAndChosen: Story = {
  args: { onRemove: fn(), onPress: fn(), removeLabel: 'Remove Target Segment: New parents' },
  render: function Choice(args) {
    const [isSelected, setIsSelected] = useState(false)
    return (
      <>
        <Tag {...args} />
        <Tag
          name="Awareness"
          isSelected={isSelected}
          onPress={() => {
            setIsSelected(!isSelected)
          }}
        />
      </>
    )
  },
  play: async ({ canvas, args, step }) => {
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
    await step('Space chooses one, which Tab reaches', async () => {
      const tag = canvas.getByRole('button', { name: 'Awareness' })
      canvas.getByRole('button', { name: 'Remove Target Segment: New parents' }).focus()
      await userEvent.tab()
      await expect(tag).toHaveFocus()
      await userEvent.keyboard('[Space]')
      await expect(tag).toHaveAttribute('aria-pressed', 'true')
    })
  },
}
