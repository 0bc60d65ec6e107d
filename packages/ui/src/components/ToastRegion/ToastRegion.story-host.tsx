import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import type { ToastRegion } from './ToastRegion'

export const onUndo = fn()

export const persistent = { lifetimeMs: null }

export const toastRegionStories = {
  args: {
    label: 'Notifications',
    dismissLabel: 'Dismiss',
    toasts: [{ id: 'moved', text: 'Date updated.', ...persistent }],
    onDismiss: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 260 },
    },
  },
} satisfies Meta<typeof ToastRegion>
