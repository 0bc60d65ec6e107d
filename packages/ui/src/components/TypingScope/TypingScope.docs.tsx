import { useRef, useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { DateField, englishDateFieldLabels } from '../DateField'
import { TypingScope, type TypingScopeHandle } from './TypingScope'

const START_DAY = '2026-11-18'

interface ControlledDayProps {
  /** The method to call before Ctrl+Enter saves the day. */
  onKey?: keyof TypingScopeHandle
  /** The method that the button calls. Without it there is no button. */
  onPress?: keyof TypingScopeHandle
}

/** A form with one day that is saved by a key, or stored by a button. */
function ControlledDay({ onKey, onPress }: ControlledDayProps) {
  const scope = useRef<TypingScopeHandle>(null)
  const latest = useRef<string | null>(START_DAY)
  const [day, setDay] = useState<string | null>(START_DAY)
  const [saved, setSaved] = useState('')
  const save = (before: keyof TypingScopeHandle | undefined) => {
    if (before !== undefined) scope.current?.[before]()
    setSaved(latest.current ?? 'no day')
  }
  return (
    <TypingScope handleRef={scope}>
      <div style={{ display: 'grid', gap: 8, width: 220, justifyItems: 'start' }}>
        <DateField
          label="Start date"
          labels={englishDateFieldLabels}
          today={START_DAY}
          value={day}
          onChange={({ date }) => {
            latest.current = date
            setDay(date)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(onKey)
          }}
        />
        {onPress === undefined ? null : (
          <Button
            size="small"
            // The focus stays in the field, as when a draft is stored by itself.
            onMouseDown={(event) => {
              event.preventDefault()
            }}
            onClick={() => {
              save(onPress)
            }}
          >
            Store draft
          </Button>
        )}
        <output>{saved === '' ? 'Nothing saved yet' : `Saved: ${saved}`}</output>
      </div>
    </TypingScope>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Reaches what is typed into fields and not reported yet.',
  whenToUse: [
    'A form is saved by a key, while the focus is still in a field.',
    'A draft is stored by itself, or a newer version is merged, while somebody types.',
  ],
  whenNotToUse: {
    'The form is sent by its button':
      'Nothing: pressing it leaves the field, and the field reports.',
    'Fields have to be laid out': 'FormLayout',
    'Only a [RichTextEditor] is saved': 'Its `flush()`, by `handleRef`.',
  },
  guidance: [
    {
      do: 'Call `settle()` before saving. Type 11/20 and press Ctrl+Enter or ⌘ Enter.',
      right: <ControlledDay onKey="settle" />,
      dont: 'Without it the day from before is saved, while the field shows the new one.',
      wrong: <ControlledDay />,
    },
    {
      do: 'Call `flush()` before a draft is stored: what is half typed is left alone. Type 11/ and press the button.',
      right: <ControlledDay onPress="flush" />,
      dont: '`settle()` refuses a half-typed day with an error, in the middle of typing.',
      wrong: <ControlledDay onPress="settle" />,
    },
  ],
  anatomy: {
    parts: {
      Fields:
        'The children. Days, times, numbers, amounts and rich texts at any depth belong to it. It draws nothing itself.',
      Handle: '`handleRef`, with `flush()` and `settle()`.',
    },
  },
  keyboard: 'It has no keys of its own. The product calls it from the shortcut that saves.',
  accessibility: [
    '`flush()` leaves the focus, the caret, the text and an open list as they are.',
    '`settle()` leaves the focus as well, and shows the errors of the fields as if they were left.',
    'A field that goes away while somebody types reports what can be read.',
    'Left to the product: after `settle()`, check the values and move the focus to the first error.',
  ],
  content: ['It has no texts. The errors are those of the fields.'],
  related: ['FormLayout', 'DateField', 'TimeField', 'RichTextEditor'],
}
