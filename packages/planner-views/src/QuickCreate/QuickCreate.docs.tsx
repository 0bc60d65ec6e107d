import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { QuickCreateProps } from './QuickCreate'

export const docs: ComponentDocs<QuickCreateProps> = {
  purpose: 'Adds a tactic with the three things that it needs.',
  whenToUse: [
    'Days or hours of a view were chosen for something new, and a title, a channel and a type are enough for now.',
    'Several items are entered one after the other, and the view stays in sight.',
  ],
  whenNotToUse: {
    'More fields are needed before it can be saved': 'DetailEditor',
    'Many items come from a file': 'ImportDialog',
    'Something that exists is repeated': 'BulkChangeDialog',
    'Something else than a tactic is entered beside its place': 'Popover',
  },
  guidance: [
    {
      do: 'Begin with the channel and type of the last item, in `initialValues`: often only the title is missing.',
      right: { initialValues: { title: '', channelId: 1, typeId: 12 } },
      dont: 'Without them, the same two choices are made again for each item of a series.',
      wrong: {},
    },
  ],
  anatomy: {
    parts: {
      Heading: '“New tactic”, which is also the accessible name.',
      Dates: 'The days or hours that were chosen. They are changed in the whole editor.',
      Error: 'Why it was not saved, with `error`. What was typed stays.',
      Fields:
        'Title, channel and type. A channel with one type chooses that too; locked channels say why.',
      Buttons: '“Create”, and “More options” for the whole editor.',
    },
    marks: {
      Heading: '[data-part="heading"]',
      Dates: '[data-part="dates"]',
      Fields: '[data-part="fields"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the next field or button.',
    Enter: 'In the title: creates, or says what is missing.',
    'Ctrl or Cmd+Enter': 'In any field: creates, or says what is missing.',
    ArrowDown: 'In a list: opens it; letters find an entry.',
    Escape: 'Closes an open list, then the whole.',
  },
  accessibility: [
    'It is a [Popover] named “New tactic”, beside the day. The title has the focus from the start.',
    'What is missing is said at its field after a press of “Create”, and what was entered stays.',
    'While `isBusy`, the button says so, and Esc and a press outside do not close it.',
    'Left to the product: mark the chosen days in the view (`markedDays`), and give the focus to the new item.',
    'Left to the product: pass what `onMore` tells to the [DetailEditor], so that nothing is typed twice.',
  ],
  content: [
    'An `error` is a sentence that says what would help: “You do not have edit rights for the channel Email.”',
    'Titles are noun phrases without a period.',
    'Offer all channels and lock those that may not be used: people see that they exist.',
  ],
  related: ['DetailEditor', 'MonthCalendar', 'DayCalendar', 'Popover', 'ImportDialog'],
}
