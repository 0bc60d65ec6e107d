import type { PlanAbilities, PlanAbility } from '@throughline/domain/access'
import type { IconShape } from '@throughline/ui/Icon'
import {
  CalendarHeart,
  ChartLine,
  Flag,
  Layers,
  Paperclip,
  Tags,
  UsersRound,
  Wallet,
} from 'lucide-react'
import type { SettingsSegment } from './settings-paths'

/** A settings screen of a plan. */
export interface SettingsPlace {
  readonly segment: SettingsSegment
  readonly label: string
  readonly icon: IconShape
  /** Sentence about the settings on this screen. */
  readonly text: string
  /** Ability that a user needs to open the screen. */
  readonly ability: PlanAbility
  /** Search terms that the label does not contain. */
  readonly subjects: readonly string[]
}

/** The settings screens of a plan, in the order of their navigation. */
export const settingsPlaces: readonly SettingsPlace[] = [
  {
    segment: 'channels',
    label: 'Channels',
    icon: Layers,
    text: 'Channels with their tactic types, platforms and custom fields.',
    ability: 'canSeeChannelSettings',
    subjects: [
      'Tactic types',
      'Platforms',
      'Custom fields',
      'Universal Tactic Fields',
      'Monthly Channel Focus',
      'Long-Running',
      'Notes',
      'Hide in Flow',
      'Colors',
    ],
  },
  {
    segment: 'calendars-of-interest',
    label: 'Calendars of Interest',
    icon: CalendarHeart,
    text: 'Holidays, seasons and events beside your plan.',
    ability: 'canSeeCalendarSettings',
    subjects: ['Subscriptions', 'Holidays', 'iCal addresses'],
  },
  {
    segment: 'tags',
    label: 'Tags',
    icon: Tags,
    text: 'Objectives, target segments, journey phases and tags of your own.',
    ability: 'canSeeTagSettings',
    subjects: ['Objective', 'Target Segment', 'Journey Phase', 'Tag categories'],
  },
  {
    segment: 'initiatives',
    label: 'Initiatives',
    icon: Flag,
    text: 'Campaigns, promotions, key dates and themes, and their categories.',
    ability: 'canSeeInitiativeSettings',
    subjects: ['Initiative categories', 'Campaigns', 'Promotions', 'Key dates', 'Monthly Theme'],
  },
  {
    segment: 'budget',
    label: 'Budget',
    icon: Wallet,
    text: 'Whether the plan uses budgets, how much there is, and for which time.',
    ability: 'canSeeBudgetSettings',
    subjects: ['Total budget', 'Budget dates', 'How It Works'],
  },
  {
    segment: 'documents',
    label: 'Documents',
    icon: Paperclip,
    text: 'Files of the plan and of its tactics, by category.',
    ability: 'canSeeDocumentSettings',
    subjects: ['Files', 'Document categories', 'Upload'],
  },
  {
    segment: 'team',
    label: 'Team',
    icon: UsersRound,
    text: 'Who works on this plan, and what each person may change and see.',
    ability: 'canSeeTeamSettings',
    subjects: ['Members', 'Roles', 'Seats', 'Invitations', 'Profile Tags', 'Plan access'],
  },
  {
    segment: 'performance',
    label: 'Performance',
    icon: ChartLine,
    text: 'Dashboards and reports that the plan shows.',
    ability: 'canSeePerformanceSettings',
    subjects: ['Dashboards', 'Embedded HTML', 'PDF', 'Archive'],
  },
]

/** Returns the settings screens that a user can open. */
export function reachableSettings(abilities: PlanAbilities): readonly SettingsPlace[] {
  return settingsPlaces.filter(({ ability }) => abilities[ability])
}
