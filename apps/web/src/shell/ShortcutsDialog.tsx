import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { englishShortcutHintTexts } from '@throughline/ui/ShortcutHint'
import { ShortcutList, type ShortcutGroup } from '@throughline/ui/ShortcutList'
import { keyboardPlatform } from './keyboard-platform'

const CALENDAR_KEYS: readonly ShortcutGroup[] = [
  {
    id: 'go',
    label: 'Go',
    shortcuts: [
      { id: 'day', label: 'To another day or week', keys: ['Left', 'Right', 'Up', 'Down'] },
      { id: 'month', label: 'To the previous or next month', keys: ['PageUp', 'PageDown'] },
      { id: 'open', label: 'Into the items of a day; open an item', keys: 'Enter' },
      { id: 'back', label: 'Back out one level', keys: 'Esc' },
    ],
  },
  {
    id: 'change',
    label: 'Change',
    shortcuts: [
      { id: 'create', label: 'Add a tactic on the day', keys: 'N' },
      { id: 'move-day', label: 'Move an item by a day', keys: ['Alt+Left', 'Alt+Right'] },
      { id: 'move-week', label: 'Move an item by a week', keys: ['Alt+Up', 'Alt+Down'] },
    ],
  },
  {
    id: 'help',
    label: 'Help',
    shortcuts: [
      { id: 'list', label: 'Show this list', keys: '?' },
      { id: 'messages', label: 'To the newest message and back', keys: 'F8' },
    ],
  },
]

/** The keys of the calendar. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      isOpen
      size="small"
      title="Keyboard shortcuts"
      closeLabel="Close"
      onClose={onClose}
      footer={
        <Button data-autofocus="" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ShortcutList
        groups={CALENDAR_KEYS}
        platform={keyboardPlatform()}
        texts={englishShortcutHintTexts}
      />
    </Dialog>
  )
}
