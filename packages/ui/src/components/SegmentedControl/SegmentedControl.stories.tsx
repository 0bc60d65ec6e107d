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
  title: 'Components/Fields/SegmentedControl',
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

const long: Story = {
  args: {
    options: [
      { value: 'month', label: 'Month' },
      { value: 'day', label: 'Every day of the spring and summer wardrobe relaunch' },
      { value: 'flow', label: 'Donaudampfschifffahrtsgesellschaftswerbung' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const LongText: Story = { ...long }

export const CutsOnlyWhatIsLong: Story = {
  ...long,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const isCut = (label: string) => {
      const text = canvas.getByText(label)
      return text.scrollWidth > text.clientWidth
    }
    await expect(canvas.getByRole('radiogroup').getBoundingClientRect().width).toBe(320)
    await expect(isCut('Month')).toBe(false)
    await expect(isCut('Donaudampfschifffahrtsgesellschaftswerbung')).toBe(true)
    await expect(
      canvas.getByTitle('Every day of the spring and summer wardrobe relaunch'),
    ).toBeVisible()
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
