import { planPath, planViewPath } from '../../../session/landing'
import type { Guide } from '../guide'

/** Guides to the first steps, and to the views of a plan. */
export const viewGuides: readonly Guide[] = [
  {
    slug: 'getting-started',
    title: 'Getting started',
    summary: 'Open a plan, find your way, and add a first tactic.',
    place: {
      label: 'Open your plan',
      pathIn: ({ accountId, planId }) => planPath(accountId, planId),
    },
    sections: [
      {
        heading: 'Open a plan',
        paragraphs: [
          'All plans lists the plans that you have a role on. Press Launch Plan to open one. The next time you sign in, the plan that you used last opens by itself.',
          'On the left are the views of the plan. Press the name of the plan to change to another one.',
        ],
        picture: 'plans',
      },
      {
        heading: 'Add a tactic',
        steps: [
          'Double click a day in the month. Enter a title, choose a channel and a tactic type, and press Create.',
          'For all other fields, press More options there, or press Add Tactic at the top: the panel has dates, repeats, costs, initiatives, tags and notes.',
          'Press Save. Save and Add New opens the next one.',
        ],
        picture: 'new-tactic',
      },
      {
        heading: 'Change it',
        points: [
          'Drag a bar to move it, and the ends of a bar to make it longer or shorter.',
          'Click a bar to see and change everything about it.',
          'After a change, a message offers Undo.',
          'Tactics that repeat cannot be moved by dragging. Change their dates in the editor.',
        ],
      },
      {
        heading: 'Find things, and use keys',
        points: [
          'Ctrl+K, or Cmd+K on a Mac, finds tactics, plans and commands from everywhere.',
          'The key / opens the search of the plan.',
          'The key ? lists all keys of the page.',
        ],
      },
    ],
  },
  {
    slug: 'calendar',
    title: 'Month, day and overstory',
    summary: 'Read the calendar, and keep it short.',
    place: {
      label: 'Open the month',
      pathIn: ({ accountId, planId }) => planViewPath(accountId, planId, 'month'),
    },
    sections: [
      {
        heading: 'The month',
        paragraphs: [
          'Each bar is a tactic on its days, in the color of its channel. The arrows lead to other months, and Today leads back.',
          'View options has the density, how many items a day shows, marks of channels beside their colors, and Print. Admins choose there whether weeks start on Sunday or Monday.',
        ],
        picture: 'month',
      },
      {
        heading: 'The overstory',
        paragraphs: [
          'What would fill the days of a whole month is in rows above them: calendars of interest, initiatives, the focus of each channel for the month, and long-running tactics.',
          'A tactic is long-running when its channel has the switch Long-Running and it takes 21 days or more. Press the name of a group to open or close it, and drag the line below to make the overstory higher.',
        ],
        picture: 'overstory',
      },
      {
        heading: 'The day',
        paragraphs: [
          'Day shows the hours of a day. Tactics without a time are at the top. Double click a time to add a tactic there.',
        ],
        picture: 'day',
      },
      {
        heading: 'The Parking Lot',
        paragraphs: [
          'An item that has no date yet waits in the Parking Lot: drag it there, or choose Move to Parking Lot. Schedule… gives it a day again.',
        ],
      },
    ],
  },
  {
    slug: 'filters-and-saved-views',
    title: 'Filters and saved views',
    summary: 'See only what you need, and come back to it.',
    place: {
      label: 'Open the month',
      pathIn: ({ accountId, planId }) => planViewPath(accountId, planId, 'month'),
    },
    sections: [
      {
        heading: 'Filters',
        paragraphs: [
          'Filters show only some channels, types, initiatives, tags, plans or calendars. They are yours alone: nobody else sees another calendar because of them.',
          'Find a filter searches all of them by name. Clear Filters shows everything again.',
        ],
        picture: 'filters',
      },
      {
        heading: 'Saved views',
        paragraphs: [
          'A saved view keeps a view of the plan with its dates and filters under a name. Dates can move with today, such as Next quarter, or stay as they are.',
          'A view is for you alone, or for everybody on the plan: admins and contributors can share it. Copy link to this view shows somebody else what you see.',
        ],
        picture: 'saved-views',
      },
    ],
  },
  {
    slug: 'flow',
    title: 'Flow',
    summary: 'See weeks, months or a whole year with its costs, and export it.',
    place: {
      label: 'Open the flow',
      pathIn: ({ accountId, planId }) => planViewPath(accountId, planId, 'flow'),
    },
    sections: [
      {
        heading: 'The timeline',
        paragraphs: [
          'Flow has a row for each channel and tactic type, with bars along a timeline. Zoom shows a week, a month, a quarter or a year, and Fit shows all of the chosen days at once.',
          'Group by and Color by arrange the same tactics by channel, initiative, tag category or plan.',
        ],
        picture: 'flow',
      },
      {
        heading: 'Costs',
        paragraphs: [
          'Where the plan uses budgets and you may see them, each row has its estimate, actual cost and variance, and each month its total. Above are the total budget and what is left of it.',
          'Costs of several plans are not shown together. Hide Other Plans brings the figures back.',
        ],
      },
      {
        heading: 'Work in it, and hand it on',
        points: [
          'Drag over the days of a row to add a tactic there.',
          'Drag a bar to move it, and its ends to make it longer or shorter.',
          'Ctrl+F, or Cmd+F on a Mac, finds items in the flow.',
          'View options makes a PDF or a PNG image of it.',
        ],
      },
    ],
  },
]
