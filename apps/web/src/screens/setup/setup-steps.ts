import type { PlanAbilities, PlanAbility } from '@throughline/domain/access'

/** Extent of the setup: `quick` omits steps that a plan does not need. */
export type SetupMode = 'quick' | 'full'

/** The steps in their order. */
const fullSteps = [
  'default-channels',
  'custom-channels',
  'calendars',
  'budget',
  'tags',
  'initiatives',
  'documents',
  'team',
  'tactics',
] as const

/** Step of the setup, by its segment of the path. */
export type SetupStep = (typeof fullSteps)[number]

const quick: ReadonlySet<SetupStep> = new Set([
  'default-channels',
  'custom-channels',
  'calendars',
  'team',
  'tactics',
])

/** Texts of a step, and the ability that it requires. */
export interface StepTexts {
  readonly heading: string
  readonly description: string
  readonly ability: PlanAbility
}

export const stepTexts: Readonly<Record<SetupStep, StepTexts>> = {
  'default-channels': {
    heading: 'Which channels do you plan?',
    description: 'Start from the usual ones. Names, colors and tactic types can be changed later.',
    ability: 'canManagePlan',
  },
  'custom-channels': {
    heading: 'Do you use other channels?',
    description: 'Add channels of your own, with a color and the types of tactics that you plan.',
    ability: 'canSeeChannelSettings',
  },
  calendars: {
    heading: 'Which dates should the plan show?',
    description: 'Holidays, seasons and events appear beside your tactics.',
    ability: 'canSeeCalendarSettings',
  },
  budget: {
    heading: 'What can you spend?',
    description: 'Turn budgets on if costs are planned here, and enter the total and its dates.',
    ability: 'canSeeBudgetSettings',
  },
  tags: {
    heading: 'What do your tactics aim at?',
    description: 'Tag tactics with objectives, target segments and journey phases.',
    ability: 'canSeeTagSettings',
  },
  initiatives: {
    heading: 'Which initiatives guide the plan?',
    description: 'Campaigns, promotions, key dates and themes span all channels.',
    ability: 'canSeeInitiativeSettings',
  },
  documents: {
    heading: 'What should the team read?',
    description: 'Upload briefs, guidelines and reports that everybody on the plan needs.',
    ability: 'canSeeDocumentSettings',
  },
  team: {
    heading: 'Who works on the plan?',
    description: 'Invite people, and choose what each of them may change and see.',
    ability: 'canSeeTeamSettings',
  },
  tactics: {
    heading: 'What is planned first?',
    description: 'Add a few tactics. They appear in the calendar at once.',
    ability: 'canAddTactics',
  },
}

/** Group of steps that the header shows as one step. */
export interface StepGroup {
  readonly label: string
  readonly steps: readonly SetupStep[]
}

const groups: readonly StepGroup[] = [
  { label: 'Set Up Channels', steps: ['default-channels', 'custom-channels'] },
  { label: 'Add Calendars of Interest', steps: ['calendars'] },
  { label: 'Establish Your Budget', steps: ['budget'] },
  { label: 'Tie In Strategy', steps: ['tags', 'initiatives', 'documents'] },
  { label: 'Add Team Members', steps: ['team'] },
  { label: 'Enter Tactics', steps: ['tactics'] },
]

/** Returns the mode that a path names; null for any other text. */
export function modeOf(text: string | undefined): SetupMode | null {
  return text === 'quick' || text === 'full' ? text : null
}

/** Returns the steps of a mode that the user may take, in order. */
export function stepsOf(mode: SetupMode, abilities: PlanAbilities): readonly SetupStep[] {
  return fullSteps.filter(
    (step) => (mode === 'full' || quick.has(step)) && abilities[stepTexts[step].ability],
  )
}

/** Returns the steps in groups, for the header. */
export function groupsOf(steps: readonly SetupStep[]): readonly StepGroup[] {
  return groups
    .map(({ label, steps: all }) => ({
      label,
      steps: all.filter((step) => steps.includes(step)),
    }))
    .filter((group) => group.steps.length > 0)
}

/**
 * Returns the step that a path names; null if it names none.
 *
 * @param text the last segment of the path
 */
export function stepOf(steps: readonly SetupStep[], text: string | undefined): SetupStep | null {
  return steps.find((step) => step === text) ?? null
}

/** Returns the previous or next step; null at the ends. */
export function stepBeside(
  steps: readonly SetupStep[],
  step: SetupStep,
  by: 1 | -1,
): SetupStep | null {
  const at = steps.indexOf(step)
  return at < 0 ? null : (steps[at + by] ?? null)
}

/** Returns the path of the intro or of a step. Redirects preserve the query. */
export function setupPath(
  mode: SetupMode,
  { accountId, planId }: { readonly accountId: number; readonly planId: number },
  step: SetupStep | 'intro',
): string {
  return `/setup/${mode}/${accountId}/${planId}/${step}`
}
