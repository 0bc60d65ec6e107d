import { stageChoices } from '@throughline/test-support/stage'
import { storyTimeZones } from '../story-time-zones'

/** The value of a control that leaves everything as the story says. */
const AS_IN_STORY = 'story'

/** One menu of the toolbar. The first choice is the default, with which tests run. */
export interface ToolbarControl {
  /** The name of its global. */
  readonly id: string
  readonly title: string
  readonly choices: readonly { readonly value: string; readonly title: string }[]
  /**
   * Which stories it changes: all of them, those whose component has a prop of this name, or
   * those whose `parameters.toolbar` lists it. Elsewhere it is not shown.
   */
  readonly changes: 'every story' | 'stories with the prop' | 'stories that ask for it'
}

const asInStory = { value: AS_IN_STORY, title: 'As in the story' } as const

/** The menus of the toolbar, in their order. */
export const toolbarControls = [
  {
    id: 'theme',
    title: 'Theme',
    changes: 'every story',
    choices: [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'high-contrast', title: 'High contrast' },
      { value: 'auto', title: 'As the system' },
    ],
  },
  {
    id: 'density',
    title: 'Density',
    changes: 'every story',
    choices: [
      { value: 'compact', title: 'Compact' },
      { value: 'comfortable', title: 'Comfortable' },
    ],
  },
  {
    id: 'direction',
    title: 'Direction of text',
    changes: 'every story',
    choices: [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ],
  },
  {
    id: 'language',
    title: 'Language',
    changes: 'every story',
    choices: [
      { value: 'en', title: 'English' },
      { value: 'de', title: 'German, with euros' },
      { value: 'pseudo', title: 'Longer texts with accents' },
      { value: 'ar', title: 'Arabic dates and layout, English texts' },
    ],
  },
  {
    id: 'motion',
    title: 'Motion',
    changes: 'every story',
    choices: [
      { value: 'auto', title: 'As the system' },
      { value: 'reduced', title: 'Reduced motion' },
      { value: 'full', title: 'Full motion' },
    ],
  },
  { id: 'role', title: 'Person', changes: 'stories that ask for it', choices: stageChoices.role },
  { id: 'plan', title: 'Plan', changes: 'stories that ask for it', choices: stageChoices.plan },
  {
    id: 'dataSize',
    title: 'Amount of data',
    changes: 'stories that ask for it',
    choices: stageChoices.dataSize,
  },
  {
    id: 'weekStartDay',
    title: 'First day of the week',
    changes: 'stories with the prop',
    choices: [
      asInStory,
      { value: 'sunday', title: 'Sunday' },
      { value: 'monday', title: 'Monday' },
    ],
  },
  {
    id: 'locale',
    title: 'Language of dates and numbers',
    changes: 'stories with the prop',
    choices: [
      asInStory,
      { value: 'en-US', title: 'English, United States' },
      { value: 'en-GB', title: 'English, United Kingdom' },
      { value: 'de-DE', title: 'German' },
      { value: 'fr-FR', title: 'French' },
      { value: 'ja-JP', title: 'Japanese' },
    ],
  },
  {
    id: 'timeZone',
    title: 'Time zone',
    changes: 'stories that ask for it',
    choices: storyTimeZones,
  },
] as const satisfies readonly ToolbarControl[]

/** The defaults of all menus. */
export const toolbarDefaults: Readonly<Record<string, string>> = Object.fromEntries(
  toolbarControls.map(({ id, choices }) => [id, choices[0].value]),
)

/**
 * Applies the values of the toolbar to the args of a story. The value `story` leaves a prop as it
 * is.
 *
 * @returns the new args; an empty object when the story keeps its own
 */
export function argsFromToolbar(
  args: object,
  globals: Readonly<Record<string, unknown>>,
  argTypes: Readonly<Record<string, unknown>>,
): { readonly args?: object } {
  const props: Record<string, unknown> = {}
  for (const { id, changes } of toolbarControls) {
    const value = globals[id]
    if (changes !== 'stories with the prop' || !(id in argTypes)) continue
    if (value !== undefined && value !== AS_IN_STORY) props[id] = value
  }
  return Object.keys(props).length === 0 ? {} : { args: { ...args, ...props } }
}

/** Whether a menu changes a story, by the story's `parameters.toolbar` and the props of its component. */
export function isInToolbar(
  { id, changes }: Pick<ToolbarControl, 'id' | 'changes'>,
  requested: readonly string[],
  argTypes: Readonly<Record<string, unknown>>,
): boolean {
  if (changes === 'every story' || requested.includes(id)) return true
  return changes === 'stories with the prop' && id in argTypes
}
