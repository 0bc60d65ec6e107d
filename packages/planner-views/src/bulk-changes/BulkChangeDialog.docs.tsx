import { Button } from '@throughline/ui/Button'
import { useState } from 'react'

import type { BulkChange } from '@throughline/domain/bulk'
import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { BulkChangeDialog } from './BulkChangeDialog'
import type { BulkSummary } from './BulkChangeDialog.types'
import { bulkArgs } from './fixtures/bulk-args'
import { readySummary } from './fixtures/bulk-plan'

const summaryWithCodes: BulkSummary = {
  ...readySummary,
  refused: readySummary.refused.map(({ id, title }, at) => ({
    id,
    title,
    reason: at === 0 ? 'ERR_RRULE' : 'ERR_403',
  })),
}

/** A button that opens the dialog; both steps work. */
function Example({ label, summary }: { label: string; summary: BulkSummary }) {
  const [isOpen, setIsOpen] = useState(false)
  const [change, setChange] = useState<BulkChange | null>(bulkArgs.change)
  const [isApplied, setApplied] = useState(false)
  return (
    <>
      <Button
        onClick={() => {
          setChange(bulkArgs.change)
          setApplied(false)
          setIsOpen(true)
        }}
      >
        {label}
      </Button>
      <BulkChangeDialog
        {...bulkArgs}
        isOpen={isOpen}
        change={change}
        summary={summary}
        outcome={isApplied ? { status: 'applied', message: '10 tactics moved.' } : null}
        onChoose={(request) => {
          setChange(request.change)
        }}
        onApply={() => {
          setApplied(true)
        }}
        onClose={() => {
          setIsOpen(false)
        }}
      />
    </>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Changes several items after showing what will happen.',
  whenToUse: [
    'Selected items are moved, copied, deleted, flagged, or given another type or tags.',
    'Some of them may refuse the change, or the change has consequences that have to be known before.',
    'An initiative moves together with the tactics that are linked to it.',
  ],
  whenNotToUse: [
    { when: 'It is a single item', use: 'DetailEditor' },
    { when: 'Each item gets another value', use: 'TacticTable' },
    { when: 'A yes or no is enough', use: 'ConfirmDialog' },
    { when: 'The change is small and can be undone', use: 'ToastRegion' },
  ],
  guidance: [
    {
      do: {
        example: <Example label="Move 12 tactics" summary={readySummary} />,
        caption:
          'Give each refused item a `reason` in a few words, from the point of view of the person. Press to see.',
      },
      dont: {
        example: <Example label="Move 12 tactics with codes" summary={summaryWithCodes} />,
        caption: 'Codes of the server do not say whether anything can be done about it.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        name: 'Title',
        description: 'What is done with how many items: “Move 12 tactics by 7 days”.',
      },
      {
        name: 'Choice',
        description:
          'The first step: days, a type, or tags. Flagging and deleting need no choice and begin with the summary.',
      },
      {
        name: 'What changes',
        part: 'changed',
        description: 'How many items change, with the number of tactics and initiatives.',
      },
      {
        name: 'What is so already',
        part: 'unchanged',
        description: 'How many are already as they would be. Optional.',
      },
      {
        name: 'What stays',
        part: 'refused',
        description: 'How many refuse the change, with a list of titles and reasons. Optional.',
      },
      {
        name: 'Notices',
        description: 'Consequences in sentences, such as a day that is a holiday. Optional.',
      },
      {
        name: 'Footer',
        part: 'foot',
        description:
          '“Back” to the choice, “Cancel”, and a button that names the change and its count.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves through the fields and buttons, and to a long list of reasons.',
    },
    { keys: ['Enter'], action: 'Goes on to the summary, or applies the change.' },
    {
      keys: ['Escape'],
      action: 'Closes it and leaves everything as it is. Not while the change is being applied.',
    },
  ],
  accessibility: [
    'It is a [Dialog] named by its title. With a summary, the focus is on the button that applies it; for deleting, on “Cancel”.',
    'The result of the check is announced, and so is the work: “Changing tactics”.',
    'When the focused button is gone with its step, the focus goes to “Close”.',
    'Nothing is changed before the summary was confirmed.',
    'Left to the product: the `summary` and the change itself, and a way to undo it afterwards.',
  ],
  content: [
    'A reason is a few words without a period, from the point of view of the item: “repeats”, “you cannot edit Signage”.',
    'Notices are whole sentences that name the item: “Cyber Week landing page would then start on Thanksgiving Day.”',
    'An outcome says what was done: “10 tactics moved.”',
  ],
  related: ['SelectionBar', 'ConfirmDialog', 'DetailEditor', 'Dialog', 'TacticTable'],
}
