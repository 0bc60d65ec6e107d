/** The tasks of a person with a role, in a few sentences. */
export interface RoleGuideText {
  /** Names the guide, such as "Account Owner". */
  readonly title: string
  /** The purpose of the role, in one sentence. */
  readonly summary: string
  /** The abilities of the role, most important first. Each is one sentence. */
  readonly can: readonly string[]
  /**
   * The actions that the role does not allow, and the roles that do. Empty if the role allows
   * everything.
   */
  readonly cannot: readonly string[]
}

/** The four guides by the name that `roleGuideOf` of `access` gives them. */
export const ROLE_GUIDES = {
  'account-owner': {
    title: 'Account Owner',
    summary: 'Runs the account: its subscription, its seats and its people. One per account.',
    can: [
      'Manages the subscription, seats and billing in Account Settings.',
      'Renames and deletes plans, and removes people from the account.',
      'Does on every plan what an Admin does there.',
      'Always sees budgets.',
    ],
    cannot: ['Hands the account over alone: ownership is transferred by contacting support.'],
  },
  admin: {
    title: 'Admin',
    summary: 'Sets up a plan and decides who works on it.',
    can: [
      'Configures channels, tactic types, calendars, budget and tags.',
      'Invites the team, gives roles, and takes plan access away.',
      'Adds, edits and deletes initiatives and tactics in every channel.',
      'Always sees budgets.',
    ],
    cannot: ['Changes the account, its seats or its billing. The Account Owner does.'],
  },
  contributor: {
    title: 'Contributor',
    summary: 'Plans the work: adds and edits initiatives and tactics.',
    can: [
      'Adds, edits and deletes tactics in all channels, or in those that an Admin has chosen.',
      'Adds and edits initiatives and tags, and attaches documents.',
      'Sees and edits budgets unless an Admin hides them, and exports the plan.',
    ],
    cannot: ['Sets up channels or calendars, or changes who is on the team. An Admin does.'],
  },
  viewer: {
    title: 'Viewer',
    summary: 'Sees the plan and changes nothing in it.',
    can: [
      'Sees every initiative and tactic, except those with tags that an Admin has hidden.',
      'Customizes the view: filters, calendars, and saved views.',
      'Sees budgets unless an Admin hides them.',
    ],
    cannot: ['Adds, edits or exports anything. Contributors and Admins do.'],
  },
} as const satisfies Readonly<Record<string, RoleGuideText>>
