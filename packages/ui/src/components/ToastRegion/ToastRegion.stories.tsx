import type { Meta, StoryObj } from '@storybook/react-vite'

import { ToastRegion } from './ToastRegion'
import { toastRegionStories, onUndo, persistent } from './ToastRegion.story-host'
import { expect } from 'storybook/test'

const meta = {
  ...toastRegionStories,
  title: 'Components/Feedback/ToastRegion',
  component: ToastRegion,
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RightToLeft: Story = {
  args: {
    toasts: [
      {
        id: '1',
        tone: 'success',
        text: 'تم تحديث التاريخ.',
        action: { label: 'تراجع', onSelect: onUndo },
        ...persistent,
      },
    ],
  },
  globals: { direction: 'rtl' },
}

export const Tones: Story = {
  tags: ['picture'],
  args: {
    toasts: [
      {
        id: '1',
        text: 'Date updated.',
        action: { label: 'Undo', onSelect: onUndo },
        ...persistent,
      },
      { id: '2', tone: 'success', text: 'Plan created.', ...persistent },
      {
        id: '3',
        tone: 'warning',
        text: 'Viewers do not have the ability to add to or edit the Plan.',
        ...persistent,
      },
      { id: '4', tone: 'error', title: 'Not saved.', text: 'Error updating plan.', ...persistent },
      {
        id: '5',
        tone: 'error',
        text: 'This email address is connected to a user who already has a Seat in this Account. If the user is not listed as having access to this Plan, give them access by clicking on the Select From Account drop down.',
        action: { label: 'Select From Account', onSelect: onUndo },
        ...persistent,
      },
    ],
    maxVisible: 5,
  },
  play: async ({ canvas, step }) => {
    /** How urgently a screen reader announces a text: the nearest live region decides. */
    const urgencyOf = (text: string | RegExp) =>
      canvas.getByText(text).closest('[aria-live]')?.ariaLive
    await step('Errors are announced at once', async () => {
      await expect(urgencyOf('Error updating plan.')).toBe('assertive')
      await expect(urgencyOf('Date updated.')).toBe('polite')
      await expect(urgencyOf('Plan created.')).toBe('polite')
      await expect(urgencyOf(/^Viewers do not/)).toBe('polite')
    })
  },
}
