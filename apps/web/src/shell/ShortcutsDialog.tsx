import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

const Keys = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${token('space-2')} ${token('space-5')};

  dt {
    font-weight: ${token('weight-medium')};
  }

  dd {
    margin: 0;
    color: ${token('color-ink-muted')};
  }
`

const CALENDAR_KEYS = [
  ['Arrow keys', 'Move by day and week'],
  ['Page Up, Page Down', 'Show the previous or next month'],
  ['Enter', 'Go into the items of a day; open an item'],
  ['N', 'Add a tactic on the day'],
  ['Alt + arrow key', 'Move an item by a day or a week'],
  ['Esc', 'Back out one level'],
  ['?', 'Show this list'],
] as const

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
      <Keys>
        {CALENDAR_KEYS.map(([keys, meaning]) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Keys>
    </Dialog>
  )
}
