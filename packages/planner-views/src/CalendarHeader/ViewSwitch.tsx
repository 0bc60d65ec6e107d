import { Button } from '@throughline/ui/Button'
import { Menu } from '@throughline/ui/Menu'
import { SegmentedControl } from '@throughline/ui/SegmentedControl'
import { ChevronDown } from 'lucide-react'

import { ViewPlace } from './CalendarHeader.styles'

/** One of the views that the header switches between. */
export interface CalendarViewChoice<View extends string> {
  readonly view: View
  readonly label: string
}

interface ViewSwitchProps<View extends string> {
  views: readonly CalendarViewChoice<View>[]
  view: View
  onViewChange: ((change: { view: View }) => void) | undefined
  label: string
}

/** Switches between views; where the line is narrow, from a menu. The container shows one of them. */
export function ViewSwitch<View extends string>({
  views,
  view,
  onViewChange,
  label,
}: ViewSwitchProps<View>) {
  const name = views.find((choice) => choice.view === view)?.label ?? ''
  return (
    <>
      <ViewPlace data-space="wide">
        <SegmentedControl
          label={label}
          options={views.map((choice) => ({ value: choice.view, label: choice.label }))}
          value={view}
          onChange={({ value }) => {
            onViewChange?.({ view: value })
          }}
        />
      </ViewPlace>
      <ViewPlace data-space="narrow">
        <Menu
          entries={[
            {
              id: 'views',
              label,
              items: views.map((choice) => ({
                id: choice.view,
                label: choice.label,
                isChecked: choice.view === view,
              })),
            },
          ]}
          placement="bottom-end"
          onSelect={({ id }) => {
            const chosen = views.find((choice) => choice.view === id)
            if (chosen !== undefined) onViewChange?.({ view: chosen.view })
          }}
          renderTrigger={(trigger) => (
            <Button {...trigger} trailingIcon={ChevronDown} aria-label={`${label}: ${name}`}>
              {name}
            </Button>
          )}
        />
      </ViewPlace>
    </>
  )
}
