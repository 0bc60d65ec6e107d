import { ROLE_LEVELS, roleGuideOf, type RoleLevel } from '@throughline/domain/access'
import { ROLE_GUIDES } from '@throughline/domain/messages'
import type { CoachMarkProps } from '@throughline/ui/CoachMark'

/** Step of the quick-start tour. */
export interface TourStep {
  /** Unique in the tour. */
  readonly id: string
  readonly title: string
  readonly text: string
  /**
   * Returns the element that the step explains; null while it is not on the screen. A step without
   * it explains the page as a whole.
   */
  readonly find?: () => Element | null
  readonly placement?: CoachMarkProps['placement']
}

/** Values that the texts of the tour depend on. */
export interface TourDetails {
  readonly planName: string
  /** Level of the user on the plan. */
  readonly level: RoleLevel
  /** Whether the user may currently add tactics. */
  readonly canAddTactics: boolean
}

/** Returns all steps for a user, in order, also those whose element is not on the screen. */
export function tourStepsOf({ planName, level, canAddTactics }: TourDetails): readonly TourStep[] {
  const isAdmin = level <= ROLE_LEVELS.admin
  const isContributor = level <= ROLE_LEVELS.contributor
  const { summary } = ROLE_GUIDES[roleGuideOf(level)]
  return [
    {
      id: 'welcome',
      title: `Welcome to ${planName}`,
      text: `Your role: ${summary} Here is where you find things. It takes a minute.`,
    },
    {
      id: 'navigation',
      title: 'The views of the plan',
      text: 'Month, Day and Flow show the plan as a calendar, Table as rows. Click the name of the plan to change to another one.',
      find: () => visible('nav[aria-label="Main"]'),
      placement: 'end-center',
    },
    {
      id: 'filters',
      title: 'Filters',
      text: 'Show only the channels, tags and plans that you need. Filters are yours alone: nobody else sees another calendar because of them.',
      find: () => named('button', /^Filters/),
      placement: 'bottom-end',
    },
    {
      id: 'views',
      title: 'Saved views',
      text: isContributor
        ? 'Keep a view with its dates and filters under a name, and share it with everybody on the plan.'
        : 'Keep a view with its dates and filters under a name, and come back to it with one click.',
      find: () => visible('button[aria-label="Saved views"]'),
      placement: 'bottom-start',
    },
    {
      id: 'overstory',
      title: 'The overstory',
      text: 'Initiatives and tactics that run for long lie here, above the days. Drag the line below to make it higher.',
      find: () => visible('section[aria-label="Overstory"]'),
      placement: 'bottom-center',
    },
    ...(canAddTactics
      ? [
          {
            id: 'add',
            title: 'Add Tactic',
            text: 'Add a tactic here, or double click a day. Then drag its bar to move it, and the ends of the bar to make it longer.',
            find: () => named('button', /^Add Tactic$/),
            placement: 'bottom-end' as const,
          },
        ]
      : []),
    {
      id: 'settings',
      title: 'Plan settings',
      text: isAdmin
        ? 'Set up channels, tactic types, tags, budget, calendars and the team here.'
        : 'Initiatives and documents of the plan are here, and who works on it. Admins set up the rest.',
      find: () => named('nav a', /^Plan settings$/),
      placement: 'end-center',
    },
    {
      id: 'help',
      title: 'Help',
      text: 'Guides, this tour and a form for feedback are here whenever you need them.',
      find: () => named('nav button', /^Help/),
      placement: 'end-center',
    },
  ]
}

/** Returns the steps whose element is on the screen, and those without an element. */
export function stepsOnScreen(steps: readonly TourStep[]): readonly TourStep[] {
  return steps.filter(({ find }) => find === undefined || find() !== null)
}

/** Returns the first visible element. */
function visible(selector: string, matches: (element: Element) => boolean = () => true) {
  return (
    [...document.querySelectorAll(selector)].find((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && matches(element)
    }) ?? null
  )
}

/** Returns the first visible element whose name matches. */
function named(selector: string, name: RegExp) {
  return visible(selector, (element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent
    return name.test(label.trim())
  })
}
