import { settingsPath } from '../../../shell/settings-paths'
import type { Guide } from '../guide'

/** Guides about initiatives and tags, calendars of interest, and the team of a plan. */
export const setUpGuides: readonly Guide[] = [
  {
    slug: 'initiatives-and-tags',
    title: 'Initiatives and tags',
    summary: 'Say what tactics belong to, and what they are for.',
    place: {
      label: 'Open initiatives',
      ability: 'canSeeInitiativeSettings',
      pathIn: ({ accountId, planId }) => settingsPath(accountId, planId, 'initiatives'),
    },
    sections: [
      {
        heading: 'Initiatives',
        paragraphs: [
          'An initiative is a campaign, a promotion, a key date or a monthly theme. Tactics name the initiatives that they belong to, so that you can filter and group by them.',
          'The settings of the plan list all initiatives. Admins and contributors add and edit them; admins also set up the categories.',
        ],
        picture: 'initiatives',
      },
      {
        heading: 'Tags',
        paragraphs: [
          'Tags have categories: Objective, Target Segment, Journey Phase, and categories of your own. Choose them in the editor of a tactic.',
          'Admins rename tags and put them in order in the settings of the plan. They can also hide tags from a person: tactics with those tags are hidden as well. Items without tags stay visible.',
        ],
        picture: 'tags',
      },
    ],
  },
  {
    slug: 'calendars-of-interest',
    title: 'Calendars of interest',
    summary: 'See holidays, seasons and events beside the plan. For admins.',
    place: {
      label: 'Open calendar settings',
      ability: 'canSeeCalendarSettings',
      pathIn: ({ accountId, planId }) => settingsPath(accountId, planId, 'calendars-of-interest'),
    },
    sections: [
      {
        heading: 'Choose calendars',
        paragraphs: [
          'In the settings of the plan, tick the calendars that it shows, and save. Standard calendars are there for every account. Their events cannot be changed.',
        ],
        picture: 'calendars',
      },
      {
        heading: 'Add a calendar of your own',
        steps: [
          'Copy the iCal address of the calendar. It begins with https:// or webcal://.',
          'Enter the address and a name under Add a calendar.',
          'Look at the preview, and add it.',
        ],
      },
    ],
  },
  {
    slug: 'team-and-roles',
    title: 'Team and roles',
    summary: 'Who works on the plan, and what each person may change and see.',
    place: {
      label: 'Open the team',
      ability: 'canSeeTeamSettings',
      pathIn: ({ accountId, planId }) => settingsPath(accountId, planId, 'team'),
    },
    sections: [
      {
        heading: 'Add people',
        paragraphs: [
          'Admins add people in the settings of the plan, under Team. A new person gets an email with a link to set a password. Somebody who is in the account already is added by Select From Account.',
        ],
        picture: 'team',
      },
      {
        heading: 'Roles',
        points: [
          'Admins set the plan up and change everything in it.',
          'Contributors add and edit tactics, in all channels or in those that an admin chooses.',
          'Viewers see and filter.',
          'For contributors and viewers, an admin decides whether they see budgets.',
        ],
      },
      {
        heading: 'Seats',
        paragraphs: [
          'Everybody in the account takes a seat. Where seats are not universal, admins and contributors take one type, viewers another. When no seat is left, the role cannot be given.',
        ],
      },
      {
        heading: 'Take access away',
        paragraphs: [
          'Revoking plan access takes a person off this plan. Removing a person from the account ends their access to all plans.',
        ],
      },
    ],
  },
]
