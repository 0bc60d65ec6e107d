import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Button } from '../Button'
import { Banner } from './Banner'

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { children: 'You can see this plan, but not change it.' },
  argTypes: { actions: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Banner tone="info">You can see this plan, but not change it.</Banner>
      <Banner tone="success">Password changed.</Banner>
      <Banner tone="warning">You have reached your Account’s seat limit.</Banner>
      <Banner tone="danger">
        The email and password you entered do not match our records. Please double-check and try
        again.
      </Banner>
    </div>
  ),
}

export const WithTitleAndAction: Story = {
  args: {
    tone: 'warning',
    title: 'Someone else changed this tactic',
    children: 'Look at both versions and choose one.',
    actions: <Button size="small">Compare</Button>,
  },
}

export const Dismissible: Story = {
  args: {
    tone: 'success',
    children: 'Password changed.',
    dismissLabel: 'Dismiss',
    onDismiss: fn(),
  },
}

export const Narrow: Story = {
  args: { ...WithTitleAndAction.args, dismissLabel: 'Dismiss', onDismiss: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const LongText: Story = {
  args: {
    tone: 'danger',
    title: 'Northfield-Department-Stores-of-the-northern-and-western-regions-all-formats-included',
    children: 'This plan was changed by somebody else while you were looking at it. '.repeat(4),
  },
}

export const RightToLeft: Story = {
  args: { tone: 'warning', children: 'لقد وصلت إلى حد المقاعد في حسابك.' },
  globals: { direction: 'rtl' },
}

export const IsPutAwayByKeyboard: Story = {
  args: { ...Dismissible.args, onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}

export const AnnouncesDangerAtOnce: Story = {
  render: () => (
    <>
      <Banner tone="danger">The plan could not be saved.</Banner>
      <Banner tone="warning">The plan is frozen.</Banner>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be saved')
    await expect(canvas.getByRole('status')).toHaveTextContent('is frozen')
  },
}
