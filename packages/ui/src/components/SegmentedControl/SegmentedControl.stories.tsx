import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl'

function HeldSegmentedControl(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
        props.onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Components/SegmentedControl',
  component: HeldSegmentedControl,
  args: {
    label: 'View',
    value: 'month',
    options: [
      { value: 'month', label: 'Month' },
      { value: 'day', label: 'Day' },
      { value: 'flow', label: 'Flow' },
    ],
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `One of a few, all in view, taking effect at once. For more than five, or long names, use a **Select**.

| Key | What it does |
| --- | --- |
| Tab | Enters on the chosen one, leaves the whole |
| Arrow keys | Choose the next or the previous one |`,
      },
    },
  },
} satisfies Meta<typeof HeldSegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithDisabled: Story = {
  args: {
    options: [
      { value: 'month', label: 'Month' },
      { value: 'day', label: 'Day' },
      { value: 'flow', label: 'Flow', isDisabled: true },
    ],
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'العرض',
    options: [
      { value: 'month', label: 'شهر' },
      { value: 'day', label: 'يوم' },
    ],
  },
  globals: { direction: 'rtl' },
}

export const MovesByArrowKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Month' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'day' })
  },
}
