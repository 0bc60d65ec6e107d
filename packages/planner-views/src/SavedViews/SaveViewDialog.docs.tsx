import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { SaveViewDialogProps } from './SaveViewDialog'

export const docs: ComponentDocs<SaveViewDialogProps> = {
  purpose: 'Saves what is on show under a name.',
  whenToUse: [
    'Dates, filters and options of a view are needed again, by the person or by everybody on the plan.',
  ],
  whenNotToUse: {
    'A saved view is changed and keeps its name': 'SavedViewsMenu',
    'Views are renamed, shared or deleted': 'ManageViewsDialog',
    'What is on show is sent to somebody once': 'A link to the page.',
    'Something else is saved under a name': 'Dialog',
  },
  guidance: [
    {
      do: 'Say in `includes` what else is saved: people know what they will find again.',
      right: { includes: ['3 filters', 'Rows that fit the window'] },
      dont: 'Without it they wonder whether the filters are part of it, and try it out.',
      wrong: { includes: [] },
    },
  ],
  anatomy: {
    parts: {
      Error: 'Why it was not saved, with `error`. What was entered stays.',
      Name: 'Required, and different from the other views of the person.',
      Dates:
        'A period that moves with today, or fixed days. The days on show are proposed as a period when they are one.',
      'Who sees it': 'Only the person, or everybody on the plan. `shareRefusal` says why not.',
      Default: 'Whether the plan opens with it, for this person.',
      Includes: 'What else is saved. Optional.',
      Footer: '“Cancel” and “Save view”.',
    },
    marks: {
      Dates: '[data-part="dates"]',
      Includes: '[data-part="includes"]',
      Footer: '[data-part="foot"]',
    },
  },
  keyboard: {
    Tab: 'Moves through the fields and buttons.',
    Enter: 'In the name: saves, or says what is missing.',
    'ArrowDown, ArrowUp': 'In a choice: chooses the next or previous option.',
    Escape: 'Closes it. Not while it is being saved.',
  },
  accessibility: [
    'It is a [Dialog] named “Save this view”. The name has the focus from the start.',
    'What is missing is said at its field after the first try, and corrected while somebody types.',
    'An option that is not available stays, and its reason is read with it.',
    'Left to the product: announce that it was saved, and show the view in the [SavedViewsMenu].',
  ],
  content: [
    'Propose an `initialName` from what is filtered: “Holiday, email and social”.',
    'Entries of `includes` are short nouns with numbers: “3 filters”.',
    'An `error` is a sentence: “The server did not answer.”',
  ],
  related: ['SavedViewsMenu', 'ManageViewsDialog', 'Dialog', 'DateRangeField', 'RadioGroup'],
}
