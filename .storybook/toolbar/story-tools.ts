import {
  Accessibility,
  CalendarClock,
  CalendarDays,
  CircleUser,
  ClipboardList,
  Database,
  Globe,
  Languages,
  PilcrowLeft,
  Rows3,
  Sun,
  type LucideIcon,
} from 'lucide-react'
import { createElement, Fragment } from 'react'
import { Separator, Select } from 'storybook/internal/components'
import { useArgTypes, useGlobals, useParameter } from 'storybook/manager-api'
import { isInToolbar, toolbarControls, type ToolbarControl } from './controls'

const nothing: readonly string[] = []

const icons: Readonly<Record<(typeof toolbarControls)[number]['id'], LucideIcon>> = {
  theme: Sun,
  density: Rows3,
  direction: PilcrowLeft,
  language: Languages,
  motion: Accessibility,
  role: CircleUser,
  plan: ClipboardList,
  dataSize: Database,
  weekStartDay: CalendarDays,
  locale: CalendarClock,
  timeZone: Globe,
}

/** The menus that change what the shown story shows; the others are not there. */
export function StoryTools() {
  const requested = useParameter<readonly string[]>('toolbar', nothing)
  const argTypes = useArgTypes()
  // Storybook compiles its frame with another meaning of JSX than the rest.
  return createElement(
    Fragment,
    null,
    createElement(Separator),
    toolbarControls
      .filter((control) => isInToolbar(control, requested, argTypes))
      .map((control) =>
        createElement(StoryTool, { key: control.id, control, icon: icons[control.id] }),
      ),
  )
}

/** One menu. It says its value where that is not the default, and is locked where the story sets it. */
function StoryTool({ control, icon }: { control: ToolbarControl; icon: LucideIcon }) {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  const { id, title, choices } = control
  const [first] = choices
  const current = choices.find(({ value }) => value === globals[id]) ?? first
  const isLocked = id in storyGlobals
  const name = `${title}: ${current?.title ?? ''}`
  return createElement(
    Select,
    {
      key: current?.value,
      options: [...choices],
      defaultOptions: current?.value ?? '',
      ariaLabel: isLocked ? `${name}, set by the story` : name,
      tooltip: isLocked ? `${name}, set by the story` : name,
      disabled: isLocked,
      icon: createElement(icon, { size: 14, 'aria-hidden': true }),
      showSelectedOptionTitle: false,
      onSelect: (value) => {
        updateGlobals({ [id]: value })
      },
    },
    current === first ? null : current?.title,
  )
}
