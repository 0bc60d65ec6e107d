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
      description: {
        component: `Says that something has happened, at the bottom end corner, for three seconds unless told otherwise. What needs an answer is a dialog; what stays true is a **Banner**.

\`useToasts\` holds the list. At most four are shown at once; older ones wait and come back. Pointing at a toast, or focusing it, stops the clock for all. Errors are announced at once, everything else when the reader pauses. While a modal dialog is open the region moves into it, so that “Undo” stays within reach.

| Key | What it does |
| --- | --- |
| F8 | Moves the focus to the newest toast; \`focusKey\` changes the key |
| Esc | Returns the focus to where it came from; the toast goes on |
| Tab | Reaches the action, then the dismissing button of each toast |
| Enter, Space | Uses the action; the toast goes, the focus returns to where it came from |`,
      },
    },
  },
} satisfies Meta<typeof ToastRegion>
