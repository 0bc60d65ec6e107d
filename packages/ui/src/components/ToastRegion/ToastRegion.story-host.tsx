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
        component: `Short messages in the bottom end corner, by default for three seconds. For a question use a dialog; for a message that stays use a **Banner**.

\`useToasts\` holds the list. At most four are visible; older ones appear again when there is room. While the pointer or the focus is on a toast, no toast disappears. Errors are announced assertively, all others politely. While a modal dialog is open the region moves into it, so that “Undo” stays reachable.

| Key | What it does |
| --- | --- |
| F8 | Moves the focus to the newest toast; \`focusKey\` changes the key |
| Esc | Returns the focus to where it came from; the time of the toast goes on |
| Tab | Moves to the action, then to the dismiss button of each toast |
| Enter, Space | Runs the action and closes the toast; the focus returns to where it came from |`,
      },
    },
  },
} satisfies Meta<typeof ToastRegion>
