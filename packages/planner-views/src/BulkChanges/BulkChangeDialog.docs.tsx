import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { BulkChangeDialogProps, BulkSummary } from './BulkChangeDialog.types'
import { readySummary } from './fixtures/bulk-plan'

const summaryWithCodes: BulkSummary = {
  ...readySummary,
  refused: readySummary.refused.map(({ id, title }, at) => ({
    id,
    title,
    reason: at === 0 ? 'ERR_RRULE' : 'ERR_403',
  })),
}

export const docs: ComponentDocs<BulkChangeDialogProps> = {
  purpose: 'Changes several items after showing what will happen.',
  whenToUse: [
    'Selected items are moved, copied, deleted, flagged, or given another type or tags.',
    'Some of them may refuse the change, or the change has consequences that have to be known before.',
    'An initiative moves together with the tactics that are linked to it.',
  ],
  whenNotToUse: {
    'It is a single item': 'DetailEditor',
    'Each item gets another value': 'TacticTable',
    'A yes or no is enough': 'ConfirmDialog',
    'The change is small and can be undone': 'ToastRegion',
  },
  guidance: [
    {
      do: 'Give each refused item a `reason` in a few words, from the point of view of the person.',
      right: { summary: readySummary },
      dont: 'Codes of the server do not say whether anything can be done about it.',
      wrong: { summary: summaryWithCodes },
    },
  ],
  anatomy: {
    parts: {
      Title: 'What is done with how many items: “Move 12 tactics by 7 days”.',
      Choice:
        'The first step: days, a type, or tags. Flagging and deleting need no choice and begin with the summary.',
      'What changes': 'How many items change, with the number of tactics and initiatives.',
      'What is so already': 'How many are already as they would be. Optional.',
      'What stays': 'How many refuse the change, with a list of titles and reasons. Optional.',
      Notices: 'Consequences in sentences, such as a day that is a holiday. Optional.',
      Footer: '“Back” to the choice, “Cancel”, and a button that names the change and its count.',
    },
    marks: {
      'What changes': '[data-part="changed"]',
      'What is so already': '[data-part="unchanged"]',
      'What stays': '[data-part="refused"]',
      Footer: '[data-part="foot"]',
    },
  },
  keyboard: {
    Tab: 'Moves through the fields and buttons, and to a long list of reasons.',
    Enter: 'Goes on to the summary, or applies the change.',
    Escape: 'Closes it and leaves everything as it is. Not while the change is being applied.',
  },
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
