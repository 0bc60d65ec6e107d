import { planViewPath } from '../../../session/landing'
import { settingsPath } from '../../../shell/settings-paths'
import type { Guide } from '../guide'

/** Guides about work with many tactics and with money. */
export const workGuides: readonly Guide[] = [
  {
    slug: 'table',
    title: 'Table and bulk changes',
    summary: 'Edit tactics like a spreadsheet, and change many at once.',
    place: {
      label: 'Open the table',
      pathIn: ({ accountId, planId }) => planViewPath(accountId, planId, 'table'),
    },
    sections: [
      {
        heading: 'Edit in the table',
        paragraphs: [
          'Table shows each tactic in a row. Choose which columns are there, sort by a column, or group the rows by month, channel, initiative or tag.',
          'Click a cell and type to change it. Cells can be copied to a spreadsheet and back.',
        ],
        picture: 'table',
      },
      {
        heading: 'Change many at once',
        paragraphs: [
          'Choose several rows. In the calendars, click bars with Ctrl, or Cmd on a Mac. The bar at the bottom changes all of them together.',
          'Before anything is changed you see which items cannot be changed, and why. One Undo takes the whole change back.',
        ],
        picture: 'selection',
      },
    ],
  },
  {
    slug: 'import-and-export',
    title: 'Import and export',
    summary: 'Bring tactics in from a file, and take them to Excel and back.',
    place: {
      label: 'Open the table',
      pathIn: ({ accountId, planId }) => planViewPath(accountId, planId, 'table'),
    },
    sections: [
      {
        heading: 'Import',
        paragraphs: [
          'In the table, View options has Import from a file. It takes a workbook (.xlsx) or a text file (.csv) of at most 10 MB and 5,000 rows.',
        ],
        steps: [
          'Choose the file.',
          'Say what each column is imported as. Your choices are remembered.',
          'Check the rows. A cell that changes shows its new value, and the old one below. Rows with problems can be skipped, or corrected in the file.',
        ],
        picture: 'import',
      },
      {
        heading: 'To Excel and back',
        paragraphs: [
          'Export, above the table, makes an Excel or a CSV file of the tactics. A file that was exported from the plan changes the same tactics when it is imported again. What the file does not hold stays as it is, and an empty cell clears a value only if you choose so.',
        ],
      },
      {
        heading: 'Pictures and paper',
        points: [
          'In the flow, View options makes a PDF or a PNG image. In the budget, Export makes an Excel file.',
          'Print puts what is on the screen on paper.',
          'Viewers do not export. Contributors and admins do.',
        ],
      },
    ],
  },
  {
    slug: 'budget',
    title: 'Budget',
    summary: 'Give the plan a total, and compare estimates with actual costs.',
    place: {
      label: 'Open the budget',
      ability: 'canSeeBudget',
      pathIn: ({ accountId, planId }) => planViewPath(accountId, planId, 'budget'),
    },
    sections: [
      {
        heading: 'Set it up',
        paragraphs: [
          'Admins switch budgets on in the settings of the plan, under Budget: Use budgets, a total, and the dates between which it is spent.',
        ],
      },
      {
        heading: 'Enter costs',
        paragraphs: [
          'Each tactic has an estimated and an actual cost. Enter them in its editor, in the table, or in the budget. Costs are whole US dollars.',
        ],
      },
      {
        heading: 'Read the budget',
        paragraphs: [
          'Budget sums the costs by channel, tactic type and month. Est is the estimate, Act the actual cost, Var the difference. Press an amount to see the items behind it.',
          'Contributors and viewers see budgets unless an admin hides them. Where they are hidden, no figure is sent to the browser at all.',
        ],
        picture: 'budget',
      },
    ],
  },
  {
    slug: 'channels',
    title: 'Channels and tactic types',
    summary: 'Decide what the plan is made of. For admins.',
    place: {
      label: 'Open channel settings',
      ability: 'canSeeChannelSettings',
      pathIn: ({ accountId, planId }) => settingsPath(accountId, planId, 'channels'),
    },
    sections: [
      {
        heading: 'Channels',
        paragraphs: [
          'A channel is where a tactic runs, such as Email or Radio. Add channels in the settings of the plan, give each a color, and drag them into the order that calendars use. A new channel gets one tactic type by itself.',
        ],
        picture: 'channels',
      },
      {
        heading: 'What a channel can do',
        points: [
          'Monthly Channel Focus offers a focus for each month, above the calendar.',
          'Long-Running shows tactics of 21 days or more above the calendar.',
          'Notes shows notes on tactics. Notes that are hidden are kept.',
          'Flags lets tactics be flagged.',
          'Hide in Flow leaves the tactics of the channel out of the flow.',
        ],
      },
      {
        heading: 'Tactic types',
        paragraphs: [
          'A type says what kind of tactic it is, such as Newsletter. It can offer platforms and custom fields of its own. Universal Tactic Fields are there for every type of the plan.',
          'Before something is deleted, you are asked, and told how many tactics go with it.',
        ],
      },
    ],
  },
]
