import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Stepper } from './Stepper'
import { englishStepperLabels } from './Stepper.labels'

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Set up the plan',
    steps: [
      { id: 'name', title: 'Name' },
      { id: 'channels', title: 'Channels' },
      { id: 'budget', title: 'Budget' },
      { id: 'team', title: 'Team' },
    ],
    currentId: 'budget',
    labels: englishStepperLabels,
  },
  argTypes: { steps: { control: false }, labels: { control: false } },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithDescriptions: Story = {
  args: {
    steps: [
      { id: 'name', title: 'Name', description: 'National plan' },
      { id: 'channels', title: 'Channels', description: 'Two have no colour.', hasError: true },
      { id: 'budget', title: 'Budget', description: 'In whole dollars' },
      { id: 'team', title: 'Team', description: 'Optional' },
    ],
    onSelect: fn(),
  },
}

export const Vertical: Story = { args: { ...WithDescriptions.args, orientation: 'vertical' } }

export const States: Story = {
  tags: ['picture'],
  render: sideBySide(
    Stepper,
    [
      {
        name: 'Many steps in little room',
        props: {
          label: 'Many',
          steps: [
            { id: 'channels', title: 'Set Up Channels' },
            { id: 'calendars', title: 'Add Calendars of Interest' },
            { id: 'budget', title: 'Establish Your Budget' },
            { id: 'strategy', title: 'Tie In Strategy' },
            { id: 'team', title: 'Add Team Members' },
            { id: 'tactics', title: 'Enter Tactics' },
          ],
        },
      },
      {
        name: 'Long text',
        props: {
          label: 'Long',
          steps: [
            { id: 'name', title: 'Name of the plan of the northern and western regions' },
            { id: 'budget', title: 'Northfield-Department-Stores-budget-of-all-formats' },
            { id: 'team', title: 'Invite everybody who plans, contributes to or looks at it' },
          ],
        },
      },
      { name: 'Narrow', width: 320, props: { label: 'Narrow' } },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: {
          label: 'Mirrored',
          steps: [
            { id: 'name', title: 'الاسم' },
            { id: 'budget', title: 'الميزانية' },
            { id: 'team', title: 'الفريق' },
          ],
        },
      },
    ],
    { columnWidth: 720 },
  ),
  play: async ({ canvas, step }) => {
    await step('Only the current name is on the screen; all of them are read', async () => {
      await expect(canvas.getByText('Establish Your Budget').offsetWidth).toBeGreaterThan(100)
      const other = canvas.getByText(/Add Team Members/u).parentElement
      await expect(other?.offsetWidth).toBe(1)
    })
  },
}

export const GoesBackToAFinishedStep: Story = {
  args: { ...WithDescriptions.args, onSelect: fn() },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step('The current step is told, and cannot be pressed', async () => {
      const items = canvas.getAllByRole('listitem')
      await expect(items[2]).toHaveAttribute('aria-current', 'step')
      await expect(canvas.queryByRole('button', { name: /Budget/u })).toBeNull()
      await expect(canvas.queryByRole('button', { name: /Team/u })).toBeNull()
    })
    await step('By keyboard to the one that needs attention', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: /Channels.*needs attention/u })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'channels' })
    })
  },
}
