/** How strong a role is. Lower is stronger, and each level has the rights of all higher numbers. */
export type RoleLevel = 100 | 150 | 200 | 250 | 300 | 350

/** The level of each role by name. */
export const ROLE_LEVELS = {
  accountOwner: 100,
  accountAdmin: 150,
  masterPlanAdmin: 200,
  admin: 250,
  contributor: 300,
  viewer: 350,
} as const satisfies Record<string, RoleLevel>

/** The name of a role, such as `contributor`: a key of {@link ROLE_LEVELS}. */
export type RoleName = keyof typeof ROLE_LEVELS

/** The id of each role by name. */
export const ROLE_IDS = {
  accountOwner: 1,
  accountAdmin: 2,
  masterPlanAdmin: 3,
  admin: 4,
  contributor: 5,
  viewer: 6,
} as const

/** A role as the account lists it. */
export interface Role {
  readonly id: number
  readonly level: RoleLevel
  /** As stored; show it through `roleTitle`. */
  readonly title: string
  readonly description: string
}

/** All roles, strongest first. Only the id decides the level. */
export const ROLES: readonly Role[] = [
  {
    id: ROLE_IDS.accountOwner,
    level: ROLE_LEVELS.accountOwner,
    title: 'Account Owner',
    description: 'Manages the subscription, seats and billing. One per account.',
  },
  {
    id: ROLE_IDS.accountAdmin,
    level: ROLE_LEVELS.accountAdmin,
    title: 'Account Admin',
    description: 'Holds the rights of an admin on every plan that lists them.',
  },
  {
    id: ROLE_IDS.masterPlanAdmin,
    level: ROLE_LEVELS.masterPlanAdmin,
    title: 'Master Plan Admin',
    description: 'Holds the rights of an admin on a lead plan.',
  },
  {
    id: ROLE_IDS.admin,
    level: ROLE_LEVELS.admin,
    title: 'Plan Admin',
    description: 'Sets up channels, tactic types, tags, team, budget and calendars.',
  },
  {
    id: ROLE_IDS.contributor,
    level: ROLE_LEVELS.contributor,
    title: 'Contributor',
    description: 'Adds and edits initiatives and tactics.',
  },
  {
    id: ROLE_IDS.viewer,
    level: ROLE_LEVELS.viewer,
    title: 'Viewer',
    description: 'Views and filters.',
  },
]

const rolesById: ReadonlyMap<number, Role> = new Map(ROLES.map((role) => [role.id, role]))

/** The role with this id, or null when there is none. */
export function roleOf(roleId: number): Role | null {
  return rolesById.get(roleId) ?? null
}

/** The level of a role. An unknown id counts as viewer. */
export function levelOfRole(roleId: number): RoleLevel {
  return roleOf(roleId)?.level ?? ROLE_LEVELS.viewer
}

/** Returns the level of a role by its name; returns a level unchanged. */
export function levelOf(role: RoleLevel | RoleName): RoleLevel {
  return typeof role === 'string' ? ROLE_LEVELS[role] : role
}

/** The strongest of some roles, or null for none. */
export function strongestRoleId(roleIds: readonly number[]): number | null {
  return roleIds.reduce<number | null>(
    (best, roleId) => (best === null || levelOfRole(roleId) < levelOfRole(best) ? roleId : best),
    null,
  )
}

/** A role's title as people read it: 'Plan Admin' is shown as 'Admin'. */
export function roleTitle(title: string): string {
  return title === 'Plan Admin' ? 'Admin' : title
}

/** The guide that fits a level. */
export type RoleGuide = 'account-owner' | 'admin' | 'contributor' | 'viewer'

/** Which role guide a person of this level is offered. */
export function roleGuideOf(level: RoleLevel): RoleGuide {
  if (level <= ROLE_LEVELS.accountOwner) return 'account-owner'
  if (level <= ROLE_LEVELS.admin) return 'admin'
  return level <= ROLE_LEVELS.contributor ? 'contributor' : 'viewer'
}
