/**
 * The choices in the toolbar of Storybook for the demonstration: the role of the user, the kind of
 * the plan, and the amount of data. The first choice of each is the default, with which tests run.
 */
export const stageChoices = {
  role: [
    { value: 'admin', title: 'Plan admin' },
    { value: 'owner', title: 'Account owner' },
    { value: 'contributor', title: 'Contributor' },
    { value: 'limited', title: 'Contributor with one channel' },
    { value: 'viewer', title: 'Viewer' },
  ],
  plan: [
    { value: 'current', title: 'Current plan' },
    { value: 'lead', title: 'Lead plan with a nested one' },
    { value: 'nested', title: 'Nested plan' },
    { value: 'frozen', title: 'Frozen plan' },
    { value: 'inactive', title: 'Plan of an inactive account' },
  ],
  dataSize: [
    { value: 'demonstration', title: 'Demonstration data' },
    { value: 'empty', title: 'No data' },
    { value: 'small', title: 'A few items' },
    { value: 'tenfold', title: 'Ten times the data' },
  ],
} as const

export type StageRole = (typeof stageChoices)['role'][number]['value']
export type StagePlan = (typeof stageChoices)['plan'][number]['value']
export type StageDataSize = (typeof stageChoices)['dataSize'][number]['value']

/** One choice of each. */
export interface Stage {
  readonly role: StageRole
  readonly plan: StagePlan
  readonly dataSize: StageDataSize
}

/** The stage of tests. */
const defaultStage: Stage = { role: 'admin', plan: 'current', dataSize: 'demonstration' }

/** Reads the toolbar's values by the names of {@link Stage}. Unknown values become the default. */
export function readStage(globals: Readonly<Record<string, unknown>>): Stage {
  return {
    role: chosen(stageChoices.role, globals['role']) ?? defaultStage.role,
    plan: chosen(stageChoices.plan, globals['plan']) ?? defaultStage.plan,
    dataSize: chosen(stageChoices.dataSize, globals['dataSize']) ?? defaultStage.dataSize,
  }
}

function chosen<Value extends string>(
  choices: readonly { readonly value: Value }[],
  value: unknown,
): Value | undefined {
  return choices.find((choice) => choice.value === value)?.value
}
