import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent } from 'storybook/test'

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

const titled = {
  tone: 'warning',
  title: 'Someone else changed this tactic',
  children: 'Look at both versions and choose one.',
  actions: <Button size="small">Compare</Button>,
} as const

export const Contents: Story = {
  args: { onDismiss: fn() },
  render: sideBySide(
    Banner,
    [
      { name: 'Title and action', props: { ...titled, onDismiss: undefined } },
      {
        name: 'Dismissible',
        props: { tone: 'success', children: 'Password changed.', dismissLabel: 'Dismiss' },
      },
      { name: 'Narrow', width: 320, props: { ...titled, dismissLabel: 'Dismiss' } },
      {
        name: 'Long text',
        props: {
          tone: 'danger',
          title:
            'Northfield-Department-Stores-of-the-northern-and-western-regions-all-formats-included',
          children: 'This plan was changed by somebody else while you were looking at it. '.repeat(
            4,
          ),
          onDismiss: undefined,
        },
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: {
          tone: 'warning',
          children: 'لقد وصلت إلى حد المقاعد في حسابك.',
          dismissLabel: 'إغلاق',
        },
      },
    ],
    { columnWidth: 476 },
  ),
}

export const AnnouncesAndIsPutAway: Story = {
  args: { onDismiss: fn() },
  render: ({ onDismiss = () => undefined }) => (
    <>
      <Banner tone="danger">The plan could not be saved.</Banner>
      <Banner tone="warning" dismissLabel="Dismiss" onDismiss={onDismiss}>
        The plan is frozen.
      </Banner>
    </>
  ),
  play: async ({ canvas, args, step }) => {
    await step('Danger is announced at once, a warning when there is time', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('could not be saved')
      await expect(canvas.getByRole('status')).toHaveTextContent('is frozen')
    })
    await step('A key puts it away', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onDismiss).toHaveBeenCalledTimes(1)
    })
  },
}
