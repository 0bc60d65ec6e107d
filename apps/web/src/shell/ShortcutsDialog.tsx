import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { englishShortcutHintLabels } from '@throughline/ui/ShortcutHint'
import { ShortcutList, type ShortcutGroup } from '@throughline/ui/ShortcutList'
import { keyboardPlatform } from './keyboard-platform'

const calendarKeys: readonly ShortcutGroup[] = [
  {
    id: 'go',
    label: 'Go',
    shortcuts: [
      { id: 'day', label: 'To another day, week or time', keys: ['Left', 'Right', 'Up', 'Down'] },
      { id: 'page', label: 'To the previous or next month or day', keys: ['PageUp', 'PageDown'] },
      { id: 'open', label: 'Into the items of a day; open an item', keys: 'Enter' },
      { id: 'open-day', label: 'Open the day', keys: 'D' },
      { id: 'summary', label: 'Show the summary of an item', keys: 'I' },
      { id: 'back', label: 'Back out one level', keys: 'Esc' },
      { id: 'palette', label: 'Search or go to anything', keys: 'Mod+K' },
      { id: 'search', label: 'Search the plan', keys: '/' },
      { id: 'saved-view', label: 'Open one of the first nine saved views', keys: ['1', '9'] },
    ],
  },
  {
    id: 'change',
    label: 'Change',
    shortcuts: [
      { id: 'create', label: 'Add a tactic', keys: 'N' },
      { id: 'choose', label: 'Choose several days or a time', keys: ['Shift+Left', 'Shift+Right'] },
      { id: 'move', label: 'Move an item by a day', keys: ['Alt+Left', 'Alt+Right'] },
      {
        id: 'move-more',
        label: 'Move it by a week, or by 15 minutes',
        keys: ['Alt+Up', 'Alt+Down'],
      },
      {
        id: 'resize',
        label: 'Move its end by a day',
        keys: ['Alt+Shift+Left', 'Alt+Shift+Right'],
      },
      {
        id: 'resize-more',
        label: 'Move its end by a week, or by 15 minutes',
        keys: ['Alt+Shift+Up', 'Alt+Shift+Down'],
      },
      { id: 'park', label: 'Move an item to the Parking Lot, or to the day on show', keys: 'P' },
      { id: 'parking-lot', label: 'To the Parking Lot and back', keys: 'Shift+P' },
      { id: 'copy', label: 'Copy an item, or the selected items', keys: 'Mod+C' },
      { id: 'paste', label: 'Paste them on a day', keys: 'Mod+V' },
      { id: 'delete', label: 'Delete an item', keys: 'Delete' },
      { id: 'undo', label: 'Take back what was done last', keys: 'Mod+Z' },
      {
        id: 'redo',
        label: 'Do again what was taken back',
        keys: keyboardPlatform() === 'mac' ? 'Mod+Shift+Z' : ['Mod+Shift+Z', 'Mod+Y'],
      },
    ],
  },
  {
    id: 'flow',
    label: 'In the flow',
    shortcuts: [
      { id: 'section', label: 'Close or open a section', keys: ['Left', 'Right'] },
      { id: 'row-ends', label: 'To the ends of a row', keys: ['Home', 'End'] },
      { id: 'zoom', label: 'Zoom in or out', keys: ['Plus', 'Minus'] },
      { id: 'find', label: 'Find items', keys: 'Mod+F' },
      { id: 'row', label: 'Move an item to another row', keys: ['Alt+Up', 'Alt+Down'] },
      {
        id: 'start',
        label: 'Move its start by a day',
        keys: ['Alt+Shift+Home', 'Alt+Shift+End'],
      },
    ],
  },
  {
    id: 'edit',
    label: 'In an open item',
    shortcuts: [
      { id: 'save', label: 'Save', keys: 'Mod+S' },
      { id: 'save-close', label: 'Save and close', keys: 'Mod+Enter' },
      {
        id: 'neighbours',
        label: 'To the previous or next item',
        keys: ['Alt+PageUp', 'Alt+PageDown'],
      },
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

/** Dialog with the keyboard shortcuts of the calendar. */
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
        groups={calendarKeys}
        platform={keyboardPlatform()}
        labels={englishShortcutHintLabels}
      />
    </Dialog>
  )
}
