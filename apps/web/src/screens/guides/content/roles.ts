import type { RoleGuide } from '@throughline/domain/access'
import { ROLE_GUIDES, type RoleGuideText } from '@throughline/domain/messages'
import { planPath } from '../../../session/landing'
import type { Guide } from '../guide'

const roles: readonly RoleGuide[] = ['account-owner', 'admin', 'contributor', 'viewer']

const rolePictures = {
  'account-owner': 'plans',
  admin: 'channels',
  contributor: 'month',
  viewer: 'saved-views',
} as const satisfies Readonly<Record<RoleGuide, string>>

/** Slugs of the guides that a user of each role reads first. */
export const nextGuides: Readonly<Record<RoleGuide, readonly string[]>> = {
  'account-owner': ['team-and-roles', 'getting-started', 'budget'],
  admin: ['channels', 'team-and-roles', 'budget', 'calendars-of-interest'],
  contributor: ['getting-started', 'calendar', 'table', 'import-and-export'],
  viewer: ['calendar', 'filters-and-saved-views', 'flow'],
}

/** The guides for roles, strongest first. Tutorials use the same texts. */
export const guidesOfRoles: readonly Guide[] = roles.map(guideOf)

function guideOf(role: RoleGuide): Guide {
  const { title, summary, can, cannot }: RoleGuideText = ROLE_GUIDES[role]
  return {
    slug: role,
    title: `${title} guide`,
    summary,
    place: {
      label: 'Open your plan',
      pathIn: ({ accountId, planId }) => planPath(accountId, planId),
    },
    sections: [
      { heading: 'What you can do', points: can, picture: rolePictures[role] },
      ...(cannot.length === 0 ? [] : [{ heading: 'What others do', points: cannot }]),
    ],
  }
}
