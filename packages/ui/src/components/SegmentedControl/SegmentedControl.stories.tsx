import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent, within } from 'storybook/test'

import { SegmentedControl } from './SegmentedControl'

const ControlledSegmentedControl = controlled(SegmentedControl<string>, ({ value }) => ({ value }))

const meta = {
  title: 'Components/Fields/SegmentedControl',
  component: SegmentedControl<string>,
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
  render: (args) => <ControlledSegmentedControl {...args} />,
} satisfies Meta<typeof SegmentedControl<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  tags: ['picture'],
  render: sideBySide(
    ControlledSegmentedControl,
    [
      {
        name: 'With a disabled one',
        props: {
          options: [
            { value: 'month', label: 'Month' },
            { value: 'day', label: 'Day' },
            { value: 'flow', label: 'Flow', isDisabled: true },
          ],
        },
      },
      {
        name: 'Long text',
        props: {
          label: 'Long',
          options: [
            { value: 'month', label: 'Month' },
            { value: 'day', label: 'Every day of the spring and summer wardrobe relaunch' },
            { value: 'flow', label: 'Donaudampfschifffahrtsgesellschaftswerbung' },
          ],
        },
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: {
          label: 'العرض',
          options: [
            { value: 'month', label: 'شهر' },
            { value: 'day', label: 'يوم' },
          ],
        },
      },
    ],
    { columnWidth: 320 },
  ),
  play: async ({ canvas, step }) => {
    await step('Only what is long is cut', async () => {
      const group = canvas.getByRole('radiogroup', { name: 'Long' })
      const isCut = (label: string) => {
        const text = within(group).getByText(label)
        return text.scrollWidth > text.clientWidth
      }
      await expect(group.getBoundingClientRect().width).toBe(320)
      await expect(isCut('Month')).toBe(false)
      await expect(isCut('Donaudampfschifffahrtsgesellschaftswerbung')).toBe(true)
      await expect(
        within(group).getByTitle('Every day of the spring and summer wardrobe relaunch'),
      ).toBeVisible()
    })
  },
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
